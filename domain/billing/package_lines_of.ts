import type { PackageLine } from '#domain/billing/rules/package_lines'
import { selectRows } from '#domain/shared/select_rows'

/** The lines of a package as people read them: `MATH × 10`. */
export async function linesInWords(id: string) {
  const rows = await selectRows<{ words: string }>(
    `select s.code || coalesce(' × ' || trim_scale(l.quantity), '') as words
     from package_lines l join services s on s.id = l.service_id where l.package_id = ? order by l.position`,
    [id]
  )
  return rows.map(({ words }) => words)
}

/** Writes the lines of a package in their order, in place of those it had. */
export async function writeLines(id: string, lines: PackageLine[]) {
  await selectRows('delete from package_lines where package_id = ?', [id])
  for (const [at, { serviceId, quantity }] of lines.entries()) {
    await selectRows(
      `insert into package_lines (tenant_id, package_id, service_id, quantity, position)
       values (current_setting('app.tenant_id')::uuid, ?, ?, ?, ?)`,
      [id, serviceId, quantity, at + 1]
    )
  }
}
