% Empty values tell their size and class.
x = []
x = zeros(1, 0)
x = zeros(0, 3)
x = zeros(2, 0, 3)
x = int8([])
x = true(0, 3)
x = single(zeros(3, 0))
x = ''
x = char(zeros(0, 3))
x = {}
x = cell(0, 2)
x = struct('a', {})
x = struct()
x = ""
x = sparse(2, 2)
x = containers.Map
x = dictionary
disp([])
disp(zeros(0, 3))
disp({})
disp('')
x = 1:0
