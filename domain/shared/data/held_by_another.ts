/** A lock that was waited for too long, a deadlock, and a statement that waited for several locks. */
const codes = ['55P03', '40P01', '57014']

/** Whether somebody else is writing what was to be written: it may be tried again. */
export const isHeldByAnother = (error: unknown) =>
  codes.includes((error as { code?: string }).code ?? '')
