import os from 'node:os'

const megabyte = 2 ** 20
const [least, most] = [128, 1024]

/** Node answers 0, or a number beyond the machine's, where no container sets a limit. */
const memory = () => Math.min(os.totalmem(), process.constrainedMemory() || Infinity)

/**
 * PostgreSQL gets an eighth of the memory, because the application and the system's own cache live
 * beside it. A page that isn't among its buffers is copied by a system call each time it is read.
 */
export const sharedBuffers = (bytes = memory()): string =>
  `${Math.min(most, Math.max(least, Math.floor(bytes / 8 / megabyte)))}MB`
