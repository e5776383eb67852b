class N<string s = NAME> { string own = NAME; string arg = s; }
class M : N { string m = NAME # "!"; }
def a : M; def b : N<"x">; def "c" # "d" : M; def e#1 : M; foreach i = ["p", "q"] in def i : N { string it = i; }
def : N<"anon">; defvar g = "glob"; def v { string s = g; string t = "a" # "g"; }
multiclass MM { def "" : N; def _x : M; def y#NAME#z : M; } defm mm : MM; defm "q" # "r" : MM; foreach i = 0...1 in defm l#i : MM;
class Self<string s> { string n = s; } def self : Self<"v"> { Self me = self; list<Self> us = [self]; }
def ex { int a = !exists<N>("a"); int b = !exists<M>("b"); int c = !exists<N>("nope"); list<M> ms = !instances<M>("^l"); N x = !cast<N>("a"); string sx = !cast<string>(x); }
