function c = mc_table_inputs(T, wanted)
% MC_TABLE_INPUTS  The numbers of the variables that 'InputVariables' or 'DataVariables' names: all if it is empty, or
%   those for which a function of a variable is true.

if isa(wanted, 'function_handle')
    c = find(cellfun(@(n) logical(wanted(T.(n))), T.Properties.VariableNames));
elseif isempty(wanted) && isnumeric(wanted)
    c = 1:width(T);
else
    c = table.varsOf(T, wanted, false);
end
end
