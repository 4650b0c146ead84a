function v = OCTAVE_VERSION()
% OCTAVE_VERSION  The version of Octave whose language this is.

v = version();
end
