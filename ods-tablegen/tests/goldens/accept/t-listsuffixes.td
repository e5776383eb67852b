class A<list<int> l> { list<int> x = l[1-2]; int y = l[0]; list<int> z = l[1,]; list<int> w = l[2, 0...1]; } def X : A<[5,6,7]>;
