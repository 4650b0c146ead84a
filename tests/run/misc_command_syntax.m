% Command syntax: words as strings.
format long
format short
clear all_of_this
x = 3;
clear x
fprintf('%d\n', exist('x', 'var'));
warning off
close_enough = 1;
fprintf('%d\n', close_enough -1);
