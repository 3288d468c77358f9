import '@adonisjs/inertia/types'

import type React from 'react'
import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> =
  T extends React.FC<infer Props>
    ? Prettify<Omit<Props, 'children'>>
    : T extends React.Component<infer Props>
      ? Prettify<Omit<Props, 'children'>>
      : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'admin/absence_requests/index': ExtractProps<(typeof import('../../inertia/pages/admin/absence_requests/index.tsx'))['default']>
    'admin/access_requests/index': ExtractProps<(typeof import('../../inertia/pages/admin/access_requests/index.tsx'))['default']>
    'admin/attendance/show': ExtractProps<(typeof import('../../inertia/pages/admin/attendance/show.tsx'))['default']>
    'admin/audit/index': ExtractProps<(typeof import('../../inertia/pages/admin/audit/index.tsx'))['default']>
    'admin/branches/index': ExtractProps<(typeof import('../../inertia/pages/admin/branches/index.tsx'))['default']>
    'admin/calendar/show': ExtractProps<(typeof import('../../inertia/pages/admin/calendar/show.tsx'))['default']>
    'admin/check_in_points/index': ExtractProps<(typeof import('../../inertia/pages/admin/check_in_points/index.tsx'))['default']>
    'admin/class_sessions/create': ExtractProps<(typeof import('../../inertia/pages/admin/class_sessions/create.tsx'))['default']>
    'admin/class_sessions/index': ExtractProps<(typeof import('../../inertia/pages/admin/class_sessions/index.tsx'))['default']>
    'admin/class_sessions/show': ExtractProps<(typeof import('../../inertia/pages/admin/class_sessions/show.tsx'))['default']>
    'admin/courses/create': ExtractProps<(typeof import('../../inertia/pages/admin/courses/create.tsx'))['default']>
    'admin/courses/edit': ExtractProps<(typeof import('../../inertia/pages/admin/courses/edit.tsx'))['default']>
    'admin/courses/index': ExtractProps<(typeof import('../../inertia/pages/admin/courses/index.tsx'))['default']>
    'admin/courses/show': ExtractProps<(typeof import('../../inertia/pages/admin/courses/show.tsx'))['default']>
    'admin/credit_notes/index': ExtractProps<(typeof import('../../inertia/pages/admin/credit_notes/index.tsx'))['default']>
    'admin/credit_notes/show': ExtractProps<(typeof import('../../inertia/pages/admin/credit_notes/show.tsx'))['default']>
    'admin/families/create': ExtractProps<(typeof import('../../inertia/pages/admin/families/create.tsx'))['default']>
    'admin/groups/attendance_policy': ExtractProps<(typeof import('../../inertia/pages/admin/groups/attendance_policy.tsx'))['default']>
    'admin/groups/create': ExtractProps<(typeof import('../../inertia/pages/admin/groups/create.tsx'))['default']>
    'admin/groups/edit': ExtractProps<(typeof import('../../inertia/pages/admin/groups/edit.tsx'))['default']>
    'admin/groups/index': ExtractProps<(typeof import('../../inertia/pages/admin/groups/index.tsx'))['default']>
    'admin/groups/promotion': ExtractProps<(typeof import('../../inertia/pages/admin/groups/promotion.tsx'))['default']>
    'admin/groups/show': ExtractProps<(typeof import('../../inertia/pages/admin/groups/show.tsx'))['default']>
    'admin/guardians/create': ExtractProps<(typeof import('../../inertia/pages/admin/guardians/create.tsx'))['default']>
    'admin/guardians/edit': ExtractProps<(typeof import('../../inertia/pages/admin/guardians/edit.tsx'))['default']>
    'admin/guardians/index': ExtractProps<(typeof import('../../inertia/pages/admin/guardians/index.tsx'))['default']>
    'admin/guardians/show': ExtractProps<(typeof import('../../inertia/pages/admin/guardians/show.tsx'))['default']>
    'admin/holidays/create': ExtractProps<(typeof import('../../inertia/pages/admin/holidays/create.tsx'))['default']>
    'admin/holidays/edit': ExtractProps<(typeof import('../../inertia/pages/admin/holidays/edit.tsx'))['default']>
    'admin/holidays/index': ExtractProps<(typeof import('../../inertia/pages/admin/holidays/index.tsx'))['default']>
    'admin/holidays/proposals': ExtractProps<(typeof import('../../inertia/pages/admin/holidays/proposals.tsx'))['default']>
    'admin/holidays/show': ExtractProps<(typeof import('../../inertia/pages/admin/holidays/show.tsx'))['default']>
    'admin/imports/create': ExtractProps<(typeof import('../../inertia/pages/admin/imports/create.tsx'))['default']>
    'admin/imports/index': ExtractProps<(typeof import('../../inertia/pages/admin/imports/index.tsx'))['default']>
    'admin/imports/show': ExtractProps<(typeof import('../../inertia/pages/admin/imports/show.tsx'))['default']>
    'admin/instructor_hours/index': ExtractProps<(typeof import('../../inertia/pages/admin/instructor_hours/index.tsx'))['default']>
    'admin/instructor_hours/show': ExtractProps<(typeof import('../../inertia/pages/admin/instructor_hours/show.tsx'))['default']>
    'admin/instructors/create': ExtractProps<(typeof import('../../inertia/pages/admin/instructors/create.tsx'))['default']>
    'admin/instructors/edit': ExtractProps<(typeof import('../../inertia/pages/admin/instructors/edit.tsx'))['default']>
    'admin/instructors/expiring': ExtractProps<(typeof import('../../inertia/pages/admin/instructors/expiring.tsx'))['default']>
    'admin/instructors/index': ExtractProps<(typeof import('../../inertia/pages/admin/instructors/index.tsx'))['default']>
    'admin/instructors/show': ExtractProps<(typeof import('../../inertia/pages/admin/instructors/show.tsx'))['default']>
    'admin/invoices/create': ExtractProps<(typeof import('../../inertia/pages/admin/invoices/create.tsx'))['default']>
    'admin/invoices/edit': ExtractProps<(typeof import('../../inertia/pages/admin/invoices/edit.tsx'))['default']>
    'admin/invoices/index': ExtractProps<(typeof import('../../inertia/pages/admin/invoices/index.tsx'))['default']>
    'admin/invoices/show': ExtractProps<(typeof import('../../inertia/pages/admin/invoices/show.tsx'))['default']>
    'admin/levels/arrange': ExtractProps<(typeof import('../../inertia/pages/admin/levels/arrange.tsx'))['default']>
    'admin/levels/create': ExtractProps<(typeof import('../../inertia/pages/admin/levels/create.tsx'))['default']>
    'admin/levels/edit': ExtractProps<(typeof import('../../inertia/pages/admin/levels/edit.tsx'))['default']>
    'admin/levels/index': ExtractProps<(typeof import('../../inertia/pages/admin/levels/index.tsx'))['default']>
    'admin/levels/show': ExtractProps<(typeof import('../../inertia/pages/admin/levels/show.tsx'))['default']>
    'admin/make_ups/index': ExtractProps<(typeof import('../../inertia/pages/admin/make_ups/index.tsx'))['default']>
    'admin/packages/create': ExtractProps<(typeof import('../../inertia/pages/admin/packages/create.tsx'))['default']>
    'admin/packages/edit': ExtractProps<(typeof import('../../inertia/pages/admin/packages/edit.tsx'))['default']>
    'admin/packages/index': ExtractProps<(typeof import('../../inertia/pages/admin/packages/index.tsx'))['default']>
    'admin/packages/show': ExtractProps<(typeof import('../../inertia/pages/admin/packages/show.tsx'))['default']>
    'admin/roles/create': ExtractProps<(typeof import('../../inertia/pages/admin/roles/create.tsx'))['default']>
    'admin/roles/edit': ExtractProps<(typeof import('../../inertia/pages/admin/roles/edit.tsx'))['default']>
    'admin/roles/index': ExtractProps<(typeof import('../../inertia/pages/admin/roles/index.tsx'))['default']>
    'admin/roles/show': ExtractProps<(typeof import('../../inertia/pages/admin/roles/show.tsx'))['default']>
    'admin/rooms/create': ExtractProps<(typeof import('../../inertia/pages/admin/rooms/create.tsx'))['default']>
    'admin/rooms/edit': ExtractProps<(typeof import('../../inertia/pages/admin/rooms/edit.tsx'))['default']>
    'admin/rooms/index': ExtractProps<(typeof import('../../inertia/pages/admin/rooms/index.tsx'))['default']>
    'admin/rooms/show': ExtractProps<(typeof import('../../inertia/pages/admin/rooms/show.tsx'))['default']>
    'admin/services/create': ExtractProps<(typeof import('../../inertia/pages/admin/services/create.tsx'))['default']>
    'admin/services/edit': ExtractProps<(typeof import('../../inertia/pages/admin/services/edit.tsx'))['default']>
    'admin/services/index': ExtractProps<(typeof import('../../inertia/pages/admin/services/index.tsx'))['default']>
    'admin/services/show': ExtractProps<(typeof import('../../inertia/pages/admin/services/show.tsx'))['default']>
    'admin/settings/attendance': ExtractProps<(typeof import('../../inertia/pages/admin/settings/attendance.tsx'))['default']>
    'admin/settings/documents': ExtractProps<(typeof import('../../inertia/pages/admin/settings/documents.tsx'))['default']>
    'admin/settings/general': ExtractProps<(typeof import('../../inertia/pages/admin/settings/general.tsx'))['default']>
    'admin/settings/hours': ExtractProps<(typeof import('../../inertia/pages/admin/settings/hours.tsx'))['default']>
    'admin/settings/security': ExtractProps<(typeof import('../../inertia/pages/admin/settings/security.tsx'))['default']>
    'admin/students/create': ExtractProps<(typeof import('../../inertia/pages/admin/students/create.tsx'))['default']>
    'admin/students/edit': ExtractProps<(typeof import('../../inertia/pages/admin/students/edit.tsx'))['default']>
    'admin/students/index': ExtractProps<(typeof import('../../inertia/pages/admin/students/index.tsx'))['default']>
    'admin/students/show': ExtractProps<(typeof import('../../inertia/pages/admin/students/show.tsx'))['default']>
    'admin/subjects/create': ExtractProps<(typeof import('../../inertia/pages/admin/subjects/create.tsx'))['default']>
    'admin/subjects/edit': ExtractProps<(typeof import('../../inertia/pages/admin/subjects/edit.tsx'))['default']>
    'admin/subjects/index': ExtractProps<(typeof import('../../inertia/pages/admin/subjects/index.tsx'))['default']>
    'admin/subjects/show': ExtractProps<(typeof import('../../inertia/pages/admin/subjects/show.tsx'))['default']>
    'admin/substitutes/show': ExtractProps<(typeof import('../../inertia/pages/admin/substitutes/show.tsx'))['default']>
    'admin/terms/create': ExtractProps<(typeof import('../../inertia/pages/admin/terms/create.tsx'))['default']>
    'admin/terms/edit': ExtractProps<(typeof import('../../inertia/pages/admin/terms/edit.tsx'))['default']>
    'admin/terms/index': ExtractProps<(typeof import('../../inertia/pages/admin/terms/index.tsx'))['default']>
    'admin/terms/show': ExtractProps<(typeof import('../../inertia/pages/admin/terms/show.tsx'))['default']>
    'admin/today/index': ExtractProps<(typeof import('../../inertia/pages/admin/today/index.tsx'))['default']>
    'admin/users/create': ExtractProps<(typeof import('../../inertia/pages/admin/users/create.tsx'))['default']>
    'admin/users/edit': ExtractProps<(typeof import('../../inertia/pages/admin/users/edit.tsx'))['default']>
    'admin/users/index': ExtractProps<(typeof import('../../inertia/pages/admin/users/index.tsx'))['default']>
    'admin/users/show': ExtractProps<(typeof import('../../inertia/pages/admin/users/show.tsx'))['default']>
    'auth/by_invitation': ExtractProps<(typeof import('../../inertia/pages/auth/by_invitation.tsx'))['default']>
    'auth/confirm_email': ExtractProps<(typeof import('../../inertia/pages/auth/confirm_email.tsx'))['default']>
    'auth/confirm_password': ExtractProps<(typeof import('../../inertia/pages/auth/confirm_password.tsx'))['default']>
    'auth/forgot_password': ExtractProps<(typeof import('../../inertia/pages/auth/forgot_password.tsx'))['default']>
    'auth/hand_off': ExtractProps<(typeof import('../../inertia/pages/auth/hand_off.tsx'))['default']>
    'auth/join': ExtractProps<(typeof import('../../inertia/pages/auth/join.tsx'))['default']>
    'auth/locked': ExtractProps<(typeof import('../../inertia/pages/auth/locked.tsx'))['default']>
    'auth/login': ExtractProps<(typeof import('../../inertia/pages/auth/login.tsx'))['default']>
    'auth/open_centre': ExtractProps<(typeof import('../../inertia/pages/auth/open_centre.tsx'))['default']>
    'auth/reset_password': ExtractProps<(typeof import('../../inertia/pages/auth/reset_password.tsx'))['default']>
    'auth/two_factor_setup': ExtractProps<(typeof import('../../inertia/pages/auth/two_factor_setup.tsx'))['default']>
    'auth/two_factor': ExtractProps<(typeof import('../../inertia/pages/auth/two_factor.tsx'))['default']>
    'auth/verify_email': ExtractProps<(typeof import('../../inertia/pages/auth/verify_email.tsx'))['default']>
    'check_in/closed': ExtractProps<(typeof import('../../inertia/pages/check_in/closed.tsx'))['default']>
    'check_in/show': ExtractProps<(typeof import('../../inertia/pages/check_in/show.tsx'))['default']>
    'errors/show': ExtractProps<(typeof import('../../inertia/pages/errors/show.tsx'))['default']>
    'guest/installation': ExtractProps<(typeof import('../../inertia/pages/guest/installation.tsx'))['default']>
    'guest/welcome': ExtractProps<(typeof import('../../inertia/pages/guest/welcome.tsx'))['default']>
    'mailbox/show': ExtractProps<(typeof import('../../inertia/pages/mailbox/show.tsx'))['default']>
    'portal/absences': ExtractProps<(typeof import('../../inertia/pages/portal/absences.tsx'))['default']>
    'portal/attendance': ExtractProps<(typeof import('../../inertia/pages/portal/attendance.tsx'))['default']>
    'portal/calendar': ExtractProps<(typeof import('../../inertia/pages/portal/calendar.tsx'))['default']>
    'portal/check_in': ExtractProps<(typeof import('../../inertia/pages/portal/check_in.tsx'))['default']>
    'portal/home': ExtractProps<(typeof import('../../inertia/pages/portal/home.tsx'))['default']>
    'portal/session': ExtractProps<(typeof import('../../inertia/pages/portal/session.tsx'))['default']>
    'preview/auth': ExtractProps<(typeof import('../../inertia/pages/preview/auth.tsx'))['default']>
    'preview/components': ExtractProps<(typeof import('../../inertia/pages/preview/components.tsx'))['default']>
    'preview/errors': ExtractProps<(typeof import('../../inertia/pages/preview/errors.tsx'))['default']>
    'preview/menu': ExtractProps<(typeof import('../../inertia/pages/preview/menu.tsx'))['default']>
    'preview/pages': ExtractProps<(typeof import('../../inertia/pages/preview/pages.tsx'))['default']>
    'profile/show': ExtractProps<(typeof import('../../inertia/pages/profile/show.tsx'))['default']>
  }
}
