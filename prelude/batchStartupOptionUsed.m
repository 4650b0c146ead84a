function tf = batchStartupOptionUsed()
% BATCHSTARTUPOPTIONUSED  Whether the session was started for a batch: what is run is.

tf = true;
end
