/** An action's value, or an outcome the caller must expect. The unexpected is thrown. */
export type Result<T, E extends { type: string }> = { ok: true; value: T } | { ok: false; error: E }

export const ok = <T>(value: T) => ({ ok: true, value }) as const

export const err = <const E extends { type: string }>(error: E) => ({ ok: false, error }) as const
