class A<int x { }
