const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be an id at all; PostgreSQL answers any other with an error. */
export const isUuid = (text: string) => uuid.test(text)
