import type { DocumentDetail, DocumentLine } from '~/components/invoices/types'

type LineGroup = {
  student: DocumentDetail['students'][number] | null
  lines: DocumentLine[]
  subtotal: DocumentDetail['subtotal']
}

/** Children in the order of their first line; what is nobody’s own comes last. */
export function groupLines({ lines, students, subtotal }: DocumentDetail): LineGroup[] {
  const groups = Map.groupBy(lines, (line) => line.student_id)
  const named = students.flatMap((student) => {
    const own = groups.get(student.id)
    return own ? [{ student, lines: own }] : []
  })
  const shared = lines.filter((line) => !students.some(({ id }) => id === line.student_id))
  const all = shared.length > 0 ? [...named, { student: null, lines: shared }] : named
  return all.map((group) => {
    const minor = group.lines.reduce((sum, { amount }) => sum + BigInt(amount.minor), 0n)
    return { ...group, subtotal: { ...subtotal, minor: String(minor) } }
  })
}
