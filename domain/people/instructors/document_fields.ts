import type { DocumentKind } from '#domain/people/instructors/rules/document_kinds'

/** Days are YYYY-MM-DD. */
export type DocumentFields = {
  kind: DocumentKind
  title: string
  number: string | null
  issuedOn: string | null
  expiresOn: string | null
}

/** A stored file: its drive key, its original name, and its detected type. */
export type KeptFile = { key: string; name: string; type: string; size: number }

export const documentColumns = (fields: DocumentFields, file?: KeptFile | null) => ({
  kind: fields.kind,
  title: fields.title,
  number: fields.number,
  issued_on: fields.issuedOn,
  expires_on: fields.expiresOn,
  ...(file && { file: file.key, file_name: file.name, content_type: file.type, size: file.size }),
})
