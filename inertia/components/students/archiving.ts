import { router } from '@inertiajs/react'
import { studentUrls } from '~/components/students/student_urls'

/** Archives students; the answer offers to undo it. */
export function archiveStudents(ids: string[], onSuccess?: () => void): void {
  router.post(studentUrls.archive(), { ids }, { preserveScroll: true, onSuccess })
}

/** Brings archived students back. */
export function restoreStudents(ids: string[], onSuccess?: () => void): void {
  router.delete(studentUrls.restore(), { data: { ids }, preserveScroll: true, onSuccess })
}
