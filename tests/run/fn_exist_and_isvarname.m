function fn_exist_and_isvarname
% Questions about names.
x = 1;
fprintf('%d %d %d\n', exist('x'), exist('surely_not_there'), exist('x', 'var'));
fprintf('%d %d %d\n', isvarname('abc1'), isvarname('1abc'), isvarname('for'));
fprintf('%d %d\n', iskeyword('while'), iskeyword('whale'));
end
