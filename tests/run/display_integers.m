% Integer classes and truth values: the class above, columns as wide as the widest and three more.
x = int8([1 -2 100])
x = uint16([1 20; 300 4])
x = [true false; false true]
x = int32([])
x = uint8(200)
x = int64([1 2 3])'
x = true(2, 2, 2)
