import { isUuid } from '#domain/shared/is_uuid'
import { selectRows } from '#domain/shared/select_rows'

/** An instructor kept as they are until the transaction ends; undefined when there is none of that id. */
export async function lockInstructor(
  id: string
): Promise<{ id: string; version: number } | undefined> {
  if (!isUuid(id)) return undefined
  const [instructor] = await selectRows<{ id: string; version: number }>(
    'select id, version from instructors where id = ? for no key update',
    [id]
  )
  return instructor
}

/** Something that hangs on an instructor was changed: whoever has the record open has to look again. */
export async function raiseVersion(id: string) {
  await selectRows(
    'update instructors set version = version + 1, updated_at = now() where id = ?',
    [id]
  )
}
