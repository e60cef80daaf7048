export function tryAcquire(root: string, name: string): (() => void) | null
