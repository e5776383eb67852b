assert "a", "b";
