/** Why the program cannot start or a command cannot run, as one line for the operator. */
export class StartError extends Error {}
