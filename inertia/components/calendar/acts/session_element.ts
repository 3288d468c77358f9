/** What is drawn of a session, whichever layout draws it. */
export const elementAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-session]') : null

export const elementOf = (frame: HTMLElement | null, id: string) =>
  frame?.querySelector<HTMLElement>(`[data-session="${CSS.escape(id)}"]`)
