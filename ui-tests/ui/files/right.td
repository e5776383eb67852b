def Right_Dialect : Dialect { let name = "right"; }
