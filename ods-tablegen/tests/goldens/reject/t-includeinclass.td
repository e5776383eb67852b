class A { include "x.td" }
