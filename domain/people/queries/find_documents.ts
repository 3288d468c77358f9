import type { DocumentKind } from '#domain/people/rules/document'
import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

export type InstructorDocument = {
  id: string
  kind: DocumentKind
  title: string
  number: string | null
  issued_on: string | null
  expires_on: string | null
  /** The drive key; pages see a URL. */
  file: string | null
  file_name: string | null
  content_type: string | null
  /** Bytes. */
  size: number | null
  version: number
  created_at: Date
}

export type ExpiringDocument = Pick<InstructorDocument, 'id' | 'kind' | 'title' | 'expires_on'> & {
  instructor_id: string
  instructor_number: string
  first_name: string
  last_name: string
  first_name_other: string | null
  last_name_other: string | null
}

const columns = `id, kind, title, number, issued_on::text as issued_on, expires_on::text as expires_on, file, file_name,
  content_type, size, version, created_at`

/** An instructor's documents, the first to expire first. */
export const listDocuments = (instructorId: string) =>
  selectRows<InstructorDocument>(
    `select ${columns} from instructor_documents where instructor_id = ?
     order by instructor_documents.expires_on nulls last, id`,
    [instructorId]
  )

/** One document of one instructor; another instructor's and another tenant's are the same nothing. */
export async function findDocument(
  instructorId: string,
  id: string
): Promise<InstructorDocument | undefined> {
  if (!isUuid(instructorId) || !isUuid(id)) return undefined
  const [document] = await selectRows<InstructorDocument>(
    `select ${columns} from instructor_documents where id = ? and instructor_id = ?`,
    [id, instructorId]
  )
  return document
}

/** Documents of those who work here whose last day is `until` or earlier, the longest expired first; 200 at most. */
export const listExpiring = (until: string) =>
  selectRows<ExpiringDocument>(
    `select d.id, d.kind, d.title, d.expires_on::text as expires_on, i.id as instructor_id,
       i.number as instructor_number, i.first_name, i.last_name, i.first_name_other, i.last_name_other
     from instructor_documents d join instructors i on i.tenant_id = d.tenant_id and i.id = d.instructor_id
     where d.expires_on <= ?::date and i.archived_at is null and i.status <> 'left'
     order by d.expires_on, d.id limit 200`,
    [until]
  )
