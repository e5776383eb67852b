def B { let z = 3; }
