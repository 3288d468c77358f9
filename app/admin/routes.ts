import '#app/admin/home/routes'
import '#app/admin/audit/routes'
import '#app/admin/roles/routes'
import '#app/admin/saved_views/routes'
import '#app/admin/students/routes'
import '#app/admin/courses/routes'
import '#app/admin/subjects/routes'
import '#app/admin/imports/routes'
import '#app/admin/levels/routes'
import '#app/admin/terms/routes'
import '#app/admin/rooms/routes'
import '#app/admin/holidays/routes'
import '#app/admin/services/routes'
import '#app/admin/packages/routes'
import '#app/admin/differences/routes'
import '#app/admin/invoice_papers/routes'
import '#app/admin/invoice_drafts/routes'
import '#app/admin/invoice_emails/routes'
import '#app/admin/invoices/routes'
import '#app/admin/payment_methods/routes'
import '#app/admin/credit_notes/routes'
import '#app/admin/ledger/routes'
import '#app/admin/payers/routes'
import '#app/admin/payments/routes'
import '#app/admin/guardians/routes'
import '#app/admin/people_phones/routes'
import '#app/admin/families/routes'
import '#app/admin/instructors/routes'
import '#app/admin/instructor_hours/routes'
import '#app/admin/households/routes'
import '#app/admin/portal_accounts/routes'
import '#app/admin/groups/routes'
import '#app/admin/group_attendance/routes'
import '#app/admin/class_sessions/routes'
import '#app/admin/attendance/routes'
import '#app/admin/calendar_prints/routes'
import '#app/admin/calendar/routes'
import '#app/admin/attention/routes'
import '#app/admin/today/routes'
import '#app/admin/free_slots/routes'
import '#app/admin/enrolments/routes'
import '#app/admin/placements/routes'
import '#app/admin/make_ups/routes'
import '#app/admin/branches/routes'
import '#app/admin/settings/routes'
import '#app/admin/hours/routes'
import '#app/admin/attendance_policies/routes'
import '#app/admin/check_in_points/routes'
import '#app/admin/pickups/routes'
import '#app/admin/absence_notices/routes'
import '#app/admin/absence_requests/routes'
import '#app/admin/substitution/routes'
import '#app/admin/users/routes'
import '#app/admin/access_requests/routes'
import '#app/admin/name_suggestions/routes'
import { levelCatalogue } from '#app/admin/levels/level_catalogue'
import { subjectCatalogue } from '#app/admin/subjects/subject_catalogue'
import { termCatalogue } from '#app/admin/terms/term_catalogue'
import { catalogueExport } from '#core/catalogue/catalogue_export'
import { exportRoutes } from '#core/lists/export_routes'

exportRoutes({
  instructors: () => import('#app/admin/instructors/instructor_export'),
  students: () => import('#app/admin/students/student_export'),
  guardians: () => import('#app/admin/guardians/guardian_export'),
  courses: () => import('#app/admin/courses/course_export'),
  groups: () => import('#app/admin/groups/group_export'),
  sessions: () => import('#app/admin/class_sessions/class_session_export'),
  make_ups: () => import('#app/admin/make_ups/make_up_export'),
  subjects: catalogueExport(subjectCatalogue),
  levels: catalogueExport(levelCatalogue),
  terms: catalogueExport(termCatalogue),
  rooms: () => import('#app/admin/rooms/room_export'),
  holidays: () => import('#app/admin/holidays/holiday_export'),
  services: () => import('#app/admin/services/service_export'),
  packages: () => import('#app/admin/packages/package_export'),
  payment_methods: () => import('#app/admin/payment_methods/payment_method_export'),
  invoices: () => import('#app/admin/invoices/invoice_export'),
  credit_notes: () => import('#app/admin/credit_notes/credit_note_export'),
  payments: () => import('#app/admin/payments/payment_export'),
})
