deftype N = 5;
