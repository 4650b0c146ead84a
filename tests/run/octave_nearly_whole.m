% A matrix is shown as one of integers where its elements, rounded to class single, are integers.
a=[2+1e-9 1], b=[2+1.1e-7 1], c=[2+1.3e-7 1], d=[100000.003 1], e=[100000.005 1], f=[99999.998 1], g=[2+1e-9 1.5]
h=[2+1e-9 NaN 3], k=[1+1e-9;-3], l={[1+1e-9 2]}, m=1+1e-9, n=[0.1+1e-9 1], o=[2+1e-9 1+1e-9i], p=zeros(2,2,2)+1+1e-9
q=[-1e-16 0 1], r=[5+1e-11 1e-11], s=[1-1e-13, 1e5]
format long
t=[2+1e-15 1], u=1+1e-9
format short
disp([3-1e-12 4])
