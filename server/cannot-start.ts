/** Why the program cannot start or a command cannot run, as one line for whoever started it. */
export class StartError extends Error {}
