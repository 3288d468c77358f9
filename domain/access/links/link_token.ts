import { createHash, randomBytes } from 'node:crypto'

export const newToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token: whoever reads the database can use none of them (security T18). */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
