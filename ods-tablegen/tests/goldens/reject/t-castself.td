class B { string n = NAME; } 
def A : B { B me = !cast<B>("A"); B me2 = !cast<B>(NAME); }
