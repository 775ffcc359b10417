/** The dialogs of the runner, of which at most one is open. */
export type RunDialog = 'finish' | 'cancel' | 'skip' | 'shortcuts' | 'questions' | 'cv' | 'handout';
