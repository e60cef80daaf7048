/**
 * Milliseconds after which a test that waits gives up. It only guards against hanging: a working site needs a small part
 * of it even on a machine that does other work, so that no result depends on the speed of the machine.
 */
export const patienceMs = 120_000

/** Milliseconds for a whole test or its preparation, with several such waits in it. */
export const testPatienceMs = 600_000
