import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'admin.login': { paramsTuple?: []; params?: {} }
    'admin.login.store': { paramsTuple?: []; params?: {} }
    'admin.logout': { paramsTuple?: []; params?: {} }
    'admin.password.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.password.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.two_factor': { paramsTuple?: []; params?: {} }
    'admin.two_factor.store': { paramsTuple?: []; params?: {} }
    'admin.two_factor.recovery': { paramsTuple?: []; params?: {} }
    'admin.two_factor.passkey': { paramsTuple?: []; params?: {} }
    'admin.passkey_login': { paramsTuple?: []; params?: {} }
    'admin.passkey_challenge': { paramsTuple?: []; params?: {} }
    'admin.confirm': { paramsTuple?: []; params?: {} }
    'admin.confirm.store': { paramsTuple?: []; params?: {} }
    'admin.confirm.passkey': { paramsTuple?: []; params?: {} }
    'admin.proof_challenge': { paramsTuple?: []; params?: {} }
    'admin.lock': { paramsTuple?: []; params?: {} }
    'admin.locked': { paramsTuple?: []; params?: {} }
    'admin.unlock': { paramsTuple?: []; params?: {} }
    'admin.unlock.passkey': { paramsTuple?: []; params?: {} }
    'admin.logout.refused': { paramsTuple?: []; params?: {} }
    'instructor.login': { paramsTuple?: []; params?: {} }
    'instructor.login.store': { paramsTuple?: []; params?: {} }
    'instructor.logout': { paramsTuple?: []; params?: {} }
    'instructor.password.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'instructor.password.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'instructor.two_factor': { paramsTuple?: []; params?: {} }
    'instructor.two_factor.store': { paramsTuple?: []; params?: {} }
    'instructor.two_factor.recovery': { paramsTuple?: []; params?: {} }
    'instructor.two_factor.passkey': { paramsTuple?: []; params?: {} }
    'instructor.passkey_login': { paramsTuple?: []; params?: {} }
    'instructor.passkey_challenge': { paramsTuple?: []; params?: {} }
    'instructor.confirm': { paramsTuple?: []; params?: {} }
    'instructor.confirm.store': { paramsTuple?: []; params?: {} }
    'instructor.confirm.passkey': { paramsTuple?: []; params?: {} }
    'instructor.proof_challenge': { paramsTuple?: []; params?: {} }
    'instructor.lock': { paramsTuple?: []; params?: {} }
    'instructor.locked': { paramsTuple?: []; params?: {} }
    'instructor.unlock': { paramsTuple?: []; params?: {} }
    'instructor.unlock.passkey': { paramsTuple?: []; params?: {} }
    'instructor.logout.refused': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'login.store': { paramsTuple?: []; params?: {} }
    'logout': { paramsTuple?: []; params?: {} }
    'password.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'password.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'two_factor': { paramsTuple?: []; params?: {} }
    'two_factor.store': { paramsTuple?: []; params?: {} }
    'two_factor.recovery': { paramsTuple?: []; params?: {} }
    'two_factor.passkey': { paramsTuple?: []; params?: {} }
    'passkey_login': { paramsTuple?: []; params?: {} }
    'passkey_challenge': { paramsTuple?: []; params?: {} }
    'confirm': { paramsTuple?: []; params?: {} }
    'confirm.store': { paramsTuple?: []; params?: {} }
    'confirm.passkey': { paramsTuple?: []; params?: {} }
    'proof_challenge': { paramsTuple?: []; params?: {} }
    'lock': { paramsTuple?: []; params?: {} }
    'locked': { paramsTuple?: []; params?: {} }
    'unlock': { paramsTuple?: []; params?: {} }
    'unlock.passkey': { paramsTuple?: []; params?: {} }
    'logout.refused': { paramsTuple?: []; params?: {} }
    'presence.store': { paramsTuple?: []; params?: {} }
    'language.update': { paramsTuple?: []; params?: {} }
    'admin.password.forgot': { paramsTuple?: []; params?: {} }
    'admin.password.ask': { paramsTuple?: []; params?: {} }
    'admin.email.show': { paramsTuple?: []; params?: {} }
    'admin.email.send': { paramsTuple?: []; params?: {} }
    'admin.email.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.email.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'instructor.password.forgot': { paramsTuple?: []; params?: {} }
    'instructor.password.ask': { paramsTuple?: []; params?: {} }
    'instructor.email.show': { paramsTuple?: []; params?: {} }
    'instructor.email.send': { paramsTuple?: []; params?: {} }
    'instructor.email.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'instructor.email.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'password.forgot': { paramsTuple?: []; params?: {} }
    'password.ask': { paramsTuple?: []; params?: {} }
    'email.show': { paramsTuple?: []; params?: {} }
    'email.send': { paramsTuple?: []; params?: {} }
    'email.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'email.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.register': { paramsTuple?: []; params?: {} }
    'admin.register.store': { paramsTuple?: []; params?: {} }
    'admin.hand_off': { paramsTuple?: []; params?: {} }
    'admin.hand_off.store': { paramsTuple?: []; params?: {} }
    'instructor.register': { paramsTuple?: []; params?: {} }
    'instructor.register.store': { paramsTuple?: []; params?: {} }
    'register': { paramsTuple?: []; params?: {} }
    'register.store': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
    'logo': { paramsTuple?: []; params?: {} }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.attachment': { paramsTuple?: []; params?: {} }
    'calendar': { paramsTuple?: []; params?: {} }
    'calendar_sessions.index': { paramsTuple?: []; params?: {} }
    'calendar_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_lesson_notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_attendance_marks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_attendance_marks.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'student': ParamValue} }
    'roster_photos.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'student': ParamValue} }
    'device_key.show': { paramsTuple?: []; params?: {} }
    'check_ins.show': { paramsTuple?: []; params?: {} }
    'check_ins.store': { paramsTuple?: []; params?: {} }
    'check_in_codes.show': { paramsTuple?: []; params?: {} }
    'own_check_ins.show': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'own_check_ins.store': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'own_pickups.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_pickups.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'pickup': ParamValue} }
    'own_absences.index': { paramsTuple?: []; params?: {} }
    'own_absences.store': { paramsTuple?: []; params?: {} }
    'own_absences.destroy': { paramsTuple: [ParamValue]; params: {'absence': ParamValue} }
    'own_touched_sessions.index': { paramsTuple?: []; params?: {} }
    'own_attendance.show': { paramsTuple?: []; params?: {} }
    'own_absence_outcomes.show': { paramsTuple: [ParamValue]; params: {'student': ParamValue} }
    'own_absence_notices.store': { paramsTuple?: []; params?: {} }
    'own_absence_notices.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'student': ParamValue,'notice': ParamValue} }
    'own_make_ups.choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_make_ups.time_request.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_make_ups.wait.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_make_ups.wait.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_make_ups.booking.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_make_ups.booking.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_offers.show': { paramsTuple: [ParamValue]; params: {'session': ParamValue} }
    'own_offer_answers.store': { paramsTuple: [ParamValue]; params: {'session': ParamValue} }
    'own_acceptance_undos.store': { paramsTuple: [ParamValue]; params: {'session': ParamValue} }
    'profile.update': { paramsTuple?: []; params?: {} }
    'profile.photo.show': { paramsTuple?: []; params?: {} }
    'profile.email.update': { paramsTuple?: []; params?: {} }
    'profile.email.destroy': { paramsTuple?: []; params?: {} }
    'profile.password.update': { paramsTuple?: []; params?: {} }
    'profile.exports.store': { paramsTuple?: []; params?: {} }
    'profile.destroy': { paramsTuple?: []; params?: {} }
    'profile.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profile.other_sessions.destroy': { paramsTuple?: []; params?: {} }
    'profile.preferences.update': { paramsTuple?: []; params?: {} }
    'profile.notifications.update': { paramsTuple?: []; params?: {} }
    'profile': { paramsTuple?: []; params?: {} }
    'instructor.profile.update': { paramsTuple?: []; params?: {} }
    'instructor.profile.photo.show': { paramsTuple?: []; params?: {} }
    'instructor.profile.email.update': { paramsTuple?: []; params?: {} }
    'instructor.profile.email.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.password.update': { paramsTuple?: []; params?: {} }
    'instructor.profile.exports.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'instructor.profile.other_sessions.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.preferences.update': { paramsTuple?: []; params?: {} }
    'instructor.profile.notifications.update': { paramsTuple?: []; params?: {} }
    'instructor.profile': { paramsTuple?: []; params?: {} }
    'admin.profile.update': { paramsTuple?: []; params?: {} }
    'admin.profile.photo.show': { paramsTuple?: []; params?: {} }
    'admin.profile.email.update': { paramsTuple?: []; params?: {} }
    'admin.profile.email.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.password.update': { paramsTuple?: []; params?: {} }
    'admin.profile.exports.store': { paramsTuple?: []; params?: {} }
    'admin.profile.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.profile.other_sessions.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.preferences.update': { paramsTuple?: []; params?: {} }
    'admin.profile.notifications.update': { paramsTuple?: []; params?: {} }
    'admin.profile': { paramsTuple?: []; params?: {} }
    'calendar_prints.show': { paramsTuple?: []; params?: {} }
    'admin.profile.two_factor_setup.store': { paramsTuple?: []; params?: {} }
    'admin.profile.two_factor_setup.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.two_factor.store': { paramsTuple?: []; params?: {} }
    'admin.profile.two_factor.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'admin.profile.passkeys.challenge': { paramsTuple?: []; params?: {} }
    'admin.profile.passkeys.store': { paramsTuple?: []; params?: {} }
    'admin.profile.passkeys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.profile.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'instructor.profile.two_factor_setup.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.two_factor_setup.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.two_factor.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.two_factor.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.passkeys.challenge': { paramsTuple?: []; params?: {} }
    'instructor.profile.passkeys.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.passkeys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'instructor.profile.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profile.two_factor_setup.store': { paramsTuple?: []; params?: {} }
    'profile.two_factor_setup.destroy': { paramsTuple?: []; params?: {} }
    'profile.two_factor.store': { paramsTuple?: []; params?: {} }
    'profile.two_factor.destroy': { paramsTuple?: []; params?: {} }
    'profile.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'profile.passkeys.challenge': { paramsTuple?: []; params?: {} }
    'profile.passkeys.store': { paramsTuple?: []; params?: {} }
    'profile.passkeys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profile.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.two_factor_setup': { paramsTuple?: []; params?: {} }
    'calendar_feeds.show': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'admin.profile.calendar_feed.store': { paramsTuple?: []; params?: {} }
    'admin.profile.calendar_feed.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.calendar_feed.address.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.calendar_feed.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.calendar_feed.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.calendar_feed.address.store': { paramsTuple?: []; params?: {} }
    'profile.calendar_feed.store': { paramsTuple?: []; params?: {} }
    'profile.calendar_feed.destroy': { paramsTuple?: []; params?: {} }
    'profile.calendar_feed.address.store': { paramsTuple?: []; params?: {} }
    'calendar_changes.index': { paramsTuple?: []; params?: {} }
    'own_places.index': { paramsTuple?: []; params?: {} }
    'admin.home': { paramsTuple?: []; params?: {} }
    'admin.audit.index': { paramsTuple?: []; params?: {} }
    'admin.roles.index': { paramsTuple?: []; params?: {} }
    'admin.roles.create': { paramsTuple?: []; params?: {} }
    'admin.roles.store': { paramsTuple?: []; params?: {} }
    'admin.roles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.roles.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.roles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.roles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.roles.view.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.role_view.destroy': { paramsTuple?: []; params?: {} }
    'admin.lists.layout.update': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'admin.lists.view.update': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'admin.lists.views.store': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'admin.lists.views.update': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'admin.lists.views.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'admin.students.index': { paramsTuple?: []; params?: {} }
    'admin.students.create': { paramsTuple?: []; params?: {} }
    'admin.students.store': { paramsTuple?: []; params?: {} }
    'admin.students.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.status.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.student_archives.store': { paramsTuple?: []; params?: {} }
    'admin.student_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.student_statuses.update': { paramsTuple?: []; params?: {} }
    'admin.student_enrolments.store': { paramsTuple?: []; params?: {} }
    'admin.courses.index': { paramsTuple?: []; params?: {} }
    'admin.courses.create': { paramsTuple?: []; params?: {} }
    'admin.courses.store': { paramsTuple?: []; params?: {} }
    'admin.courses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courses.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courses.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courses.services.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.course_archives.store': { paramsTuple?: []; params?: {} }
    'admin.course_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.subjects.index': { paramsTuple?: []; params?: {} }
    'admin.subjects.create': { paramsTuple?: []; params?: {} }
    'admin.subjects.store': { paramsTuple?: []; params?: {} }
    'admin.subjects.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subjects.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subjects.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subjects.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subject_archives.store': { paramsTuple?: []; params?: {} }
    'admin.subject_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.imports.index': { paramsTuple?: []; params?: {} }
    'admin.imports.create': { paramsTuple?: []; params?: {} }
    'admin.imports.store': { paramsTuple?: []; params?: {} }
    'admin.imports.template': { paramsTuple?: []; params?: {} }
    'admin.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.check.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.sheet.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.matches.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.names.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.run.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.undo.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.results': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.index': { paramsTuple?: []; params?: {} }
    'admin.levels.create': { paramsTuple?: []; params?: {} }
    'admin.levels.store': { paramsTuple?: []; params?: {} }
    'admin.levels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.level_archives.store': { paramsTuple?: []; params?: {} }
    'admin.level_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.level_places.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.level_order.edit': { paramsTuple?: []; params?: {} }
    'admin.terms.index': { paramsTuple?: []; params?: {} }
    'admin.terms.create': { paramsTuple?: []; params?: {} }
    'admin.terms.store': { paramsTuple?: []; params?: {} }
    'admin.terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.terms.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.terms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.terms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.term_archives.store': { paramsTuple?: []; params?: {} }
    'admin.term_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.rooms.index': { paramsTuple?: []; params?: {} }
    'admin.rooms.create': { paramsTuple?: []; params?: {} }
    'admin.rooms.store': { paramsTuple?: []; params?: {} }
    'admin.rooms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rooms.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rooms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rooms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.room_archives.store': { paramsTuple?: []; params?: {} }
    'admin.room_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.rooms.closures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rooms.closures.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'closure': ParamValue} }
    'admin.holidays.index': { paramsTuple?: []; params?: {} }
    'admin.holidays.create': { paramsTuple?: []; params?: {} }
    'admin.holidays.store': { paramsTuple?: []; params?: {} }
    'admin.holidays.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holidays.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holidays.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holidays.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holiday_archives.store': { paramsTuple?: []; params?: {} }
    'admin.holiday_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.holiday_proposals.index': { paramsTuple?: []; params?: {} }
    'admin.holiday_proposals.store': { paramsTuple?: []; params?: {} }
    'admin.services.index': { paramsTuple?: []; params?: {} }
    'admin.services.create': { paramsTuple?: []; params?: {} }
    'admin.services.store': { paramsTuple?: []; params?: {} }
    'admin.services.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.services.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.services.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.services.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.services.prices.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.services.prices.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'price': ParamValue} }
    'admin.service_archives.store': { paramsTuple?: []; params?: {} }
    'admin.service_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.packages.index': { paramsTuple?: []; params?: {} }
    'admin.packages.create': { paramsTuple?: []; params?: {} }
    'admin.packages.store': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.status.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.package_archives.store': { paramsTuple?: []; params?: {} }
    'admin.package_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.differences.index': { paramsTuple?: []; params?: {} }
    'admin.differences.store': { paramsTuple?: []; params?: {} }
    'admin.invoice_papers.index': { paramsTuple?: []; params?: {} }
    'admin.invoice_papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit_note_papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.create': { paramsTuple?: []; params?: {} }
    'admin.invoices.store': { paramsTuple?: []; params?: {} }
    'admin.invoices.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.proposed_drafts.store': { paramsTuple?: []; params?: {} }
    'admin.draft_students.index': { paramsTuple?: []; params?: {} }
    'admin.payer_choices.index': { paramsTuple?: []; params?: {} }
    'admin.invoice_email_batches.store': { paramsTuple?: []; params?: {} }
    'admin.invoice_emails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoice_emails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit_note_email_batches.store': { paramsTuple?: []; params?: {} }
    'admin.credit_note_emails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit_note_emails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.index': { paramsTuple?: []; params?: {} }
    'admin.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoice_issues.store': { paramsTuple?: []; params?: {} }
    'admin.invoices.void.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.issued_invoices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.credits.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.index': { paramsTuple?: []; params?: {} }
    'admin.payment_methods.create': { paramsTuple?: []; params?: {} }
    'admin.payment_methods.store': { paramsTuple?: []; params?: {} }
    'admin.payment_methods.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_method_archives.store': { paramsTuple?: []; params?: {} }
    'admin.payment_method_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.credit_notes.index': { paramsTuple?: []; params?: {} }
    'admin.credit_notes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ledger.index': { paramsTuple?: []; params?: {} }
    'admin.ledger_exports.show': { paramsTuple?: []; params?: {} }
    'admin.ledger_verifications.store': { paramsTuple?: []; params?: {} }
    'admin.ledger.show': { paramsTuple: [ParamValue]; params: {'account': ParamValue} }
    'admin.payers.store': { paramsTuple?: []; params?: {} }
    'admin.payers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.index': { paramsTuple?: []; params?: {} }
    'admin.payments.create': { paramsTuple?: []; params?: {} }
    'admin.payments.store': { paramsTuple?: []; params?: {} }
    'admin.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.void.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.cheques.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'admin.invoices.credit_uses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.index': { paramsTuple?: []; params?: {} }
    'admin.guardians.create': { paramsTuple?: []; params?: {} }
    'admin.guardians.store': { paramsTuple?: []; params?: {} }
    'admin.guardians.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardian_archives.store': { paramsTuple?: []; params?: {} }
    'admin.guardian_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.guardian_options.index': { paramsTuple?: []; params?: {} }
    'admin.student_guardians.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.student_guardians.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'guardian': ParamValue} }
    'admin.student_guardians.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'guardian': ParamValue} }
    'admin.people_phones.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'admin.people_phones.update': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'admin.families.create': { paramsTuple?: []; params?: {} }
    'admin.families.store': { paramsTuple?: []; params?: {} }
    'admin.instructors.index': { paramsTuple?: []; params?: {} }
    'admin.instructors.create': { paramsTuple?: []; params?: {} }
    'admin.instructors.store': { paramsTuple?: []; params?: {} }
    'admin.instructors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructor_archives.store': { paramsTuple?: []; params?: {} }
    'admin.instructor_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.instructors.availability.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.absences.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.touched_sessions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.absences.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'absence': ParamValue} }
    'admin.instructors.absence_dates.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'absence': ParamValue} }
    'admin.instructor_documents.index': { paramsTuple?: []; params?: {} }
    'admin.instructors.documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.documents.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'document': ParamValue} }
    'admin.instructors.documents.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'document': ParamValue} }
    'admin.instructors.documents.file': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'document': ParamValue} }
    'admin.instructors.pay_rules.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.account.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructor_hours.index': { paramsTuple?: []; params?: {} }
    'admin.instructor_hours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructor_hours_exports.show': { paramsTuple?: []; params?: {} }
    'admin.households.store': { paramsTuple?: []; params?: {} }
    'admin.households.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.invitation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.invitation.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.suspension.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.suspension.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.invitation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.invitation.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.suspension.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.suspension.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.invitation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.invitation.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.suspension.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.suspension.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.index': { paramsTuple?: []; params?: {} }
    'admin.groups.create': { paramsTuple?: []; params?: {} }
    'admin.groups.store': { paramsTuple?: []; params?: {} }
    'admin.groups.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.status.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.status.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.pattern.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.promotions.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.promotions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.group_archives.store': { paramsTuple?: []; params?: {} }
    'admin.group_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.groups.attendance.sheet.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.attendance.sheet_export.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.class_sessions.create': { paramsTuple?: []; params?: {} }
    'admin.class_sessions.store': { paramsTuple?: []; params?: {} }
    'admin.class_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_sessions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.session_notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.lesson_notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blank_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.meeting_options.index': { paramsTuple?: []; params?: {} }
    'admin.session_previews.store': { paramsTuple?: []; params?: {} }
    'admin.session_edit_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.session_cancellations.store': { paramsTuple?: []; params?: {} }
    'admin.unheld_sessions.store': { paramsTuple?: []; params?: {} }
    'admin.session_cancellation_previews.store': { paramsTuple?: []; params?: {} }
    'admin.session_restorations.store': { paramsTuple?: []; params?: {} }
    'admin.session_restoration_previews.store': { paramsTuple?: []; params?: {} }
    'admin.session_room_changes.store': { paramsTuple?: []; params?: {} }
    'admin.session_room_change_previews.store': { paramsTuple?: []; params?: {} }
    'admin.session_substitutions.store': { paramsTuple?: []; params?: {} }
    'admin.session_undos.store': { paramsTuple?: []; params?: {} }
    'admin.session_substitution_previews.store': { paramsTuple?: []; params?: {} }
    'admin.attendance.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.attendance_marks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.attendance_marks.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'student': ParamValue} }
    'admin.unmarked_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.calendar_prints.show': { paramsTuple?: []; params?: {} }
    'admin.calendar': { paramsTuple?: []; params?: {} }
    'admin.calendar_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.calendar_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.attention.index': { paramsTuple?: []; params?: {} }
    'admin.today': { paramsTuple?: []; params?: {} }
    'admin.free_slots.index': { paramsTuple?: []; params?: {} }
    'admin.busy_weeks.show': { paramsTuple?: []; params?: {} }
    'admin.session_choices.index': { paramsTuple?: []; params?: {} }
    'admin.enrolments.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.confirmation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.transfer.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.terms.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.second_payer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.second_payer.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.second_payer.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.payer_choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.freeze.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.freeze.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.guest_seats.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.drop.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.completion.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.offer.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.offer.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolment_undos.store': { paramsTuple?: []; params?: {} }
    'admin.enrolments.priority.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.placement_warnings.store': { paramsTuple?: []; params?: {} }
    'admin.bulk_placement_warnings.store': { paramsTuple?: []; params?: {} }
    'admin.groups.placement_warnings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.placement_warnings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.index': { paramsTuple?: []; params?: {} }
    'admin.make_ups.choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.booking_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.booking.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.booking.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.expiry.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.waiver.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.waiver.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.index': { paramsTuple?: []; params?: {} }
    'admin.branches.store': { paramsTuple?: []; params?: {} }
    'admin.branches.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.archive.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.archive.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.general.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.general.update': { paramsTuple?: []; params?: {} }
    'admin.settings.security.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.security.update': { paramsTuple?: []; params?: {} }
    'admin.settings.financial.update': { paramsTuple?: []; params?: {} }
    'admin.settings.documents.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.documents.update': { paramsTuple?: []; params?: {} }
    'admin.settings.trial_services.index': { paramsTuple?: []; params?: {} }
    'admin.settings.everybody_out.store': { paramsTuple?: []; params?: {} }
    'admin.settings.hours.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.hours.update': { paramsTuple?: []; params?: {} }
    'admin.settings.branch_hours.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.branch_hours.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.timings.store': { paramsTuple?: []; params?: {} }
    'admin.settings.timings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.timings.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.attendance.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.attendance.update': { paramsTuple?: []; params?: {} }
    'admin.groups.attendance_policy.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.attendance_policy.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.attendance.changes.destroy': { paramsTuple: [ParamValue]; params: {'change': ParamValue} }
    'admin.groups.attendance_policy.changes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'change': ParamValue} }
    'admin.check_in_points.index': { paramsTuple?: []; params?: {} }
    'admin.check_in_points.store': { paramsTuple?: []; params?: {} }
    'admin.check_in_points.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.check_in_pins.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.check_in_pins.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pickups.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pickups.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'pickup': ParamValue} }
    'admin.pickup_people.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pickup_people.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'person': ParamValue} }
    'admin.students.absence_notices.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.absence_notices.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'notice': ParamValue} }
    'admin.students.absence_outcomes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.absence_requests.index': { paramsTuple?: []; params?: {} }
    'admin.absence_requests.count': { paramsTuple?: []; params?: {} }
    'admin.absence_requests.decisions.store': { paramsTuple: [ParamValue]; params: {'absence': ParamValue} }
    'admin.substitutes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.substitute_choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.substitution_offers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.substitution_offers.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'instructor': ParamValue} }
    'admin.users.index': { paramsTuple?: []; params?: {} }
    'admin.users.create': { paramsTuple?: []; params?: {} }
    'admin.users.store': { paramsTuple?: []; params?: {} }
    'admin.users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.invitation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.invitation.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.suspension.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.suspension.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.archive.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.archive.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.factors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access_requests.index': { paramsTuple?: []; params?: {} }
    'admin.access_requests.count': { paramsTuple?: []; params?: {} }
    'admin.access_requests.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.name_suggestions.index': { paramsTuple?: []; params?: {} }
    'admin.instructor_exports.show': { paramsTuple?: []; params?: {} }
    'admin.student_exports.show': { paramsTuple?: []; params?: {} }
    'admin.guardian_exports.show': { paramsTuple?: []; params?: {} }
    'admin.course_exports.show': { paramsTuple?: []; params?: {} }
    'admin.group_exports.show': { paramsTuple?: []; params?: {} }
    'admin.class_session_exports.show': { paramsTuple?: []; params?: {} }
    'admin.make_up_exports.show': { paramsTuple?: []; params?: {} }
    'admin.subject_exports.show': { paramsTuple?: []; params?: {} }
    'admin.level_exports.show': { paramsTuple?: []; params?: {} }
    'admin.term_exports.show': { paramsTuple?: []; params?: {} }
    'admin.room_exports.show': { paramsTuple?: []; params?: {} }
    'admin.holiday_exports.show': { paramsTuple?: []; params?: {} }
    'admin.service_exports.show': { paramsTuple?: []; params?: {} }
    'admin.package_exports.show': { paramsTuple?: []; params?: {} }
    'admin.payment_method_exports.show': { paramsTuple?: []; params?: {} }
    'admin.invoice_exports.show': { paramsTuple?: []; params?: {} }
    'admin.credit_note_exports.show': { paramsTuple?: []; params?: {} }
    'admin.payment_exports.show': { paramsTuple?: []; params?: {} }
    'search.multi': { paramsTuple?: []; params?: {} }
    'search.index': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'search.index.show': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'search.health': { paramsTuple?: []; params?: {} }
    'search.bare': { paramsTuple?: []; params?: {} }
    'search.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'preview.index': { paramsTuple?: []; params?: {} }
    'preview.components': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'preview.page': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'preview.auth': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'preview.error': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'admin.login': { paramsTuple?: []; params?: {} }
    'admin.password.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.two_factor': { paramsTuple?: []; params?: {} }
    'admin.confirm': { paramsTuple?: []; params?: {} }
    'admin.locked': { paramsTuple?: []; params?: {} }
    'admin.logout.refused': { paramsTuple?: []; params?: {} }
    'instructor.login': { paramsTuple?: []; params?: {} }
    'instructor.password.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'instructor.two_factor': { paramsTuple?: []; params?: {} }
    'instructor.confirm': { paramsTuple?: []; params?: {} }
    'instructor.locked': { paramsTuple?: []; params?: {} }
    'instructor.logout.refused': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'password.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'two_factor': { paramsTuple?: []; params?: {} }
    'confirm': { paramsTuple?: []; params?: {} }
    'locked': { paramsTuple?: []; params?: {} }
    'logout.refused': { paramsTuple?: []; params?: {} }
    'admin.password.forgot': { paramsTuple?: []; params?: {} }
    'admin.email.show': { paramsTuple?: []; params?: {} }
    'admin.email.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'instructor.password.forgot': { paramsTuple?: []; params?: {} }
    'instructor.email.show': { paramsTuple?: []; params?: {} }
    'instructor.email.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'password.forgot': { paramsTuple?: []; params?: {} }
    'email.show': { paramsTuple?: []; params?: {} }
    'email.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.register': { paramsTuple?: []; params?: {} }
    'admin.hand_off': { paramsTuple?: []; params?: {} }
    'instructor.register': { paramsTuple?: []; params?: {} }
    'register': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
    'logo': { paramsTuple?: []; params?: {} }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.attachment': { paramsTuple?: []; params?: {} }
    'calendar': { paramsTuple?: []; params?: {} }
    'calendar_sessions.index': { paramsTuple?: []; params?: {} }
    'calendar_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_attendance_marks.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'student': ParamValue} }
    'roster_photos.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'student': ParamValue} }
    'device_key.show': { paramsTuple?: []; params?: {} }
    'check_ins.show': { paramsTuple?: []; params?: {} }
    'check_in_codes.show': { paramsTuple?: []; params?: {} }
    'own_check_ins.show': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'own_absences.index': { paramsTuple?: []; params?: {} }
    'own_touched_sessions.index': { paramsTuple?: []; params?: {} }
    'own_attendance.show': { paramsTuple?: []; params?: {} }
    'own_absence_outcomes.show': { paramsTuple: [ParamValue]; params: {'student': ParamValue} }
    'own_make_ups.choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_offers.show': { paramsTuple: [ParamValue]; params: {'session': ParamValue} }
    'profile.photo.show': { paramsTuple?: []; params?: {} }
    'profile': { paramsTuple?: []; params?: {} }
    'instructor.profile.photo.show': { paramsTuple?: []; params?: {} }
    'instructor.profile': { paramsTuple?: []; params?: {} }
    'admin.profile.photo.show': { paramsTuple?: []; params?: {} }
    'admin.profile': { paramsTuple?: []; params?: {} }
    'calendar_prints.show': { paramsTuple?: []; params?: {} }
    'admin.two_factor_setup': { paramsTuple?: []; params?: {} }
    'calendar_feeds.show': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'calendar_changes.index': { paramsTuple?: []; params?: {} }
    'own_places.index': { paramsTuple?: []; params?: {} }
    'admin.home': { paramsTuple?: []; params?: {} }
    'admin.audit.index': { paramsTuple?: []; params?: {} }
    'admin.roles.index': { paramsTuple?: []; params?: {} }
    'admin.roles.create': { paramsTuple?: []; params?: {} }
    'admin.roles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.roles.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.index': { paramsTuple?: []; params?: {} }
    'admin.students.create': { paramsTuple?: []; params?: {} }
    'admin.students.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courses.index': { paramsTuple?: []; params?: {} }
    'admin.courses.create': { paramsTuple?: []; params?: {} }
    'admin.courses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courses.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subjects.index': { paramsTuple?: []; params?: {} }
    'admin.subjects.create': { paramsTuple?: []; params?: {} }
    'admin.subjects.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subjects.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.index': { paramsTuple?: []; params?: {} }
    'admin.imports.create': { paramsTuple?: []; params?: {} }
    'admin.imports.template': { paramsTuple?: []; params?: {} }
    'admin.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.results': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.index': { paramsTuple?: []; params?: {} }
    'admin.levels.create': { paramsTuple?: []; params?: {} }
    'admin.levels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.level_order.edit': { paramsTuple?: []; params?: {} }
    'admin.terms.index': { paramsTuple?: []; params?: {} }
    'admin.terms.create': { paramsTuple?: []; params?: {} }
    'admin.terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.terms.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rooms.index': { paramsTuple?: []; params?: {} }
    'admin.rooms.create': { paramsTuple?: []; params?: {} }
    'admin.rooms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rooms.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holidays.index': { paramsTuple?: []; params?: {} }
    'admin.holidays.create': { paramsTuple?: []; params?: {} }
    'admin.holidays.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holidays.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holiday_proposals.index': { paramsTuple?: []; params?: {} }
    'admin.services.index': { paramsTuple?: []; params?: {} }
    'admin.services.create': { paramsTuple?: []; params?: {} }
    'admin.services.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.services.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.index': { paramsTuple?: []; params?: {} }
    'admin.packages.create': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.differences.index': { paramsTuple?: []; params?: {} }
    'admin.invoice_papers.index': { paramsTuple?: []; params?: {} }
    'admin.invoice_papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit_note_papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.create': { paramsTuple?: []; params?: {} }
    'admin.invoices.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draft_students.index': { paramsTuple?: []; params?: {} }
    'admin.payer_choices.index': { paramsTuple?: []; params?: {} }
    'admin.invoice_emails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit_note_emails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.index': { paramsTuple?: []; params?: {} }
    'admin.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.index': { paramsTuple?: []; params?: {} }
    'admin.payment_methods.create': { paramsTuple?: []; params?: {} }
    'admin.payment_methods.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit_notes.index': { paramsTuple?: []; params?: {} }
    'admin.credit_notes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ledger.index': { paramsTuple?: []; params?: {} }
    'admin.ledger_exports.show': { paramsTuple?: []; params?: {} }
    'admin.ledger.show': { paramsTuple: [ParamValue]; params: {'account': ParamValue} }
    'admin.payers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.index': { paramsTuple?: []; params?: {} }
    'admin.payments.create': { paramsTuple?: []; params?: {} }
    'admin.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.index': { paramsTuple?: []; params?: {} }
    'admin.guardians.create': { paramsTuple?: []; params?: {} }
    'admin.guardians.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardian_options.index': { paramsTuple?: []; params?: {} }
    'admin.people_phones.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'admin.families.create': { paramsTuple?: []; params?: {} }
    'admin.instructors.index': { paramsTuple?: []; params?: {} }
    'admin.instructors.create': { paramsTuple?: []; params?: {} }
    'admin.instructors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.touched_sessions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructor_documents.index': { paramsTuple?: []; params?: {} }
    'admin.instructors.documents.file': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'document': ParamValue} }
    'admin.instructor_hours.index': { paramsTuple?: []; params?: {} }
    'admin.instructor_hours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructor_hours_exports.show': { paramsTuple?: []; params?: {} }
    'admin.groups.index': { paramsTuple?: []; params?: {} }
    'admin.groups.create': { paramsTuple?: []; params?: {} }
    'admin.groups.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.promotions.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.attendance.sheet.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.attendance.sheet_export.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.class_sessions.create': { paramsTuple?: []; params?: {} }
    'admin.class_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blank_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.meeting_options.index': { paramsTuple?: []; params?: {} }
    'admin.attendance.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.attendance_marks.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'student': ParamValue} }
    'admin.unmarked_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.calendar_prints.show': { paramsTuple?: []; params?: {} }
    'admin.calendar': { paramsTuple?: []; params?: {} }
    'admin.calendar_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.calendar_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.attention.index': { paramsTuple?: []; params?: {} }
    'admin.today': { paramsTuple?: []; params?: {} }
    'admin.free_slots.index': { paramsTuple?: []; params?: {} }
    'admin.busy_weeks.show': { paramsTuple?: []; params?: {} }
    'admin.session_choices.index': { paramsTuple?: []; params?: {} }
    'admin.enrolments.terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.second_payer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.payer_choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.guest_seats.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.index': { paramsTuple?: []; params?: {} }
    'admin.make_ups.choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.index': { paramsTuple?: []; params?: {} }
    'admin.settings.general.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.security.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.documents.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.trial_services.index': { paramsTuple?: []; params?: {} }
    'admin.settings.hours.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.attendance.edit': { paramsTuple?: []; params?: {} }
    'admin.groups.attendance_policy.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.check_in_points.index': { paramsTuple?: []; params?: {} }
    'admin.students.absence_outcomes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.absence_requests.index': { paramsTuple?: []; params?: {} }
    'admin.absence_requests.count': { paramsTuple?: []; params?: {} }
    'admin.substitutes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.substitute_choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.index': { paramsTuple?: []; params?: {} }
    'admin.users.create': { paramsTuple?: []; params?: {} }
    'admin.users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access_requests.index': { paramsTuple?: []; params?: {} }
    'admin.access_requests.count': { paramsTuple?: []; params?: {} }
    'admin.name_suggestions.index': { paramsTuple?: []; params?: {} }
    'admin.instructor_exports.show': { paramsTuple?: []; params?: {} }
    'admin.student_exports.show': { paramsTuple?: []; params?: {} }
    'admin.guardian_exports.show': { paramsTuple?: []; params?: {} }
    'admin.course_exports.show': { paramsTuple?: []; params?: {} }
    'admin.group_exports.show': { paramsTuple?: []; params?: {} }
    'admin.class_session_exports.show': { paramsTuple?: []; params?: {} }
    'admin.make_up_exports.show': { paramsTuple?: []; params?: {} }
    'admin.subject_exports.show': { paramsTuple?: []; params?: {} }
    'admin.level_exports.show': { paramsTuple?: []; params?: {} }
    'admin.term_exports.show': { paramsTuple?: []; params?: {} }
    'admin.room_exports.show': { paramsTuple?: []; params?: {} }
    'admin.holiday_exports.show': { paramsTuple?: []; params?: {} }
    'admin.service_exports.show': { paramsTuple?: []; params?: {} }
    'admin.package_exports.show': { paramsTuple?: []; params?: {} }
    'admin.payment_method_exports.show': { paramsTuple?: []; params?: {} }
    'admin.invoice_exports.show': { paramsTuple?: []; params?: {} }
    'admin.credit_note_exports.show': { paramsTuple?: []; params?: {} }
    'admin.payment_exports.show': { paramsTuple?: []; params?: {} }
    'search.index.show': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'search.health': { paramsTuple?: []; params?: {} }
    'search.bare': { paramsTuple?: []; params?: {} }
    'search.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'preview.index': { paramsTuple?: []; params?: {} }
    'preview.components': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'preview.page': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'preview.auth': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'preview.error': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'admin.login': { paramsTuple?: []; params?: {} }
    'admin.password.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.two_factor': { paramsTuple?: []; params?: {} }
    'admin.confirm': { paramsTuple?: []; params?: {} }
    'admin.locked': { paramsTuple?: []; params?: {} }
    'admin.logout.refused': { paramsTuple?: []; params?: {} }
    'instructor.login': { paramsTuple?: []; params?: {} }
    'instructor.password.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'instructor.two_factor': { paramsTuple?: []; params?: {} }
    'instructor.confirm': { paramsTuple?: []; params?: {} }
    'instructor.locked': { paramsTuple?: []; params?: {} }
    'instructor.logout.refused': { paramsTuple?: []; params?: {} }
    'login': { paramsTuple?: []; params?: {} }
    'password.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'two_factor': { paramsTuple?: []; params?: {} }
    'confirm': { paramsTuple?: []; params?: {} }
    'locked': { paramsTuple?: []; params?: {} }
    'logout.refused': { paramsTuple?: []; params?: {} }
    'admin.password.forgot': { paramsTuple?: []; params?: {} }
    'admin.email.show': { paramsTuple?: []; params?: {} }
    'admin.email.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'instructor.password.forgot': { paramsTuple?: []; params?: {} }
    'instructor.email.show': { paramsTuple?: []; params?: {} }
    'instructor.email.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'password.forgot': { paramsTuple?: []; params?: {} }
    'email.show': { paramsTuple?: []; params?: {} }
    'email.edit': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'admin.register': { paramsTuple?: []; params?: {} }
    'admin.hand_off': { paramsTuple?: []; params?: {} }
    'instructor.register': { paramsTuple?: []; params?: {} }
    'register': { paramsTuple?: []; params?: {} }
    'home': { paramsTuple?: []; params?: {} }
    'logo': { paramsTuple?: []; params?: {} }
    'mailbox': { paramsTuple?: []; params?: {} }
    'mailbox.attachment': { paramsTuple?: []; params?: {} }
    'calendar': { paramsTuple?: []; params?: {} }
    'calendar_sessions.index': { paramsTuple?: []; params?: {} }
    'calendar_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_attendance_marks.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'student': ParamValue} }
    'roster_photos.show': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'student': ParamValue} }
    'device_key.show': { paramsTuple?: []; params?: {} }
    'check_ins.show': { paramsTuple?: []; params?: {} }
    'check_in_codes.show': { paramsTuple?: []; params?: {} }
    'own_check_ins.show': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'own_absences.index': { paramsTuple?: []; params?: {} }
    'own_touched_sessions.index': { paramsTuple?: []; params?: {} }
    'own_attendance.show': { paramsTuple?: []; params?: {} }
    'own_absence_outcomes.show': { paramsTuple: [ParamValue]; params: {'student': ParamValue} }
    'own_make_ups.choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_offers.show': { paramsTuple: [ParamValue]; params: {'session': ParamValue} }
    'profile.photo.show': { paramsTuple?: []; params?: {} }
    'profile': { paramsTuple?: []; params?: {} }
    'instructor.profile.photo.show': { paramsTuple?: []; params?: {} }
    'instructor.profile': { paramsTuple?: []; params?: {} }
    'admin.profile.photo.show': { paramsTuple?: []; params?: {} }
    'admin.profile': { paramsTuple?: []; params?: {} }
    'calendar_prints.show': { paramsTuple?: []; params?: {} }
    'admin.two_factor_setup': { paramsTuple?: []; params?: {} }
    'calendar_feeds.show': { paramsTuple: [ParamValue]; params: {'file': ParamValue} }
    'own_places.index': { paramsTuple?: []; params?: {} }
    'admin.home': { paramsTuple?: []; params?: {} }
    'admin.audit.index': { paramsTuple?: []; params?: {} }
    'admin.roles.index': { paramsTuple?: []; params?: {} }
    'admin.roles.create': { paramsTuple?: []; params?: {} }
    'admin.roles.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.roles.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.index': { paramsTuple?: []; params?: {} }
    'admin.students.create': { paramsTuple?: []; params?: {} }
    'admin.students.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courses.index': { paramsTuple?: []; params?: {} }
    'admin.courses.create': { paramsTuple?: []; params?: {} }
    'admin.courses.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courses.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subjects.index': { paramsTuple?: []; params?: {} }
    'admin.subjects.create': { paramsTuple?: []; params?: {} }
    'admin.subjects.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subjects.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.index': { paramsTuple?: []; params?: {} }
    'admin.imports.create': { paramsTuple?: []; params?: {} }
    'admin.imports.template': { paramsTuple?: []; params?: {} }
    'admin.imports.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.results': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.index': { paramsTuple?: []; params?: {} }
    'admin.levels.create': { paramsTuple?: []; params?: {} }
    'admin.levels.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.level_order.edit': { paramsTuple?: []; params?: {} }
    'admin.terms.index': { paramsTuple?: []; params?: {} }
    'admin.terms.create': { paramsTuple?: []; params?: {} }
    'admin.terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.terms.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rooms.index': { paramsTuple?: []; params?: {} }
    'admin.rooms.create': { paramsTuple?: []; params?: {} }
    'admin.rooms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rooms.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holidays.index': { paramsTuple?: []; params?: {} }
    'admin.holidays.create': { paramsTuple?: []; params?: {} }
    'admin.holidays.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holidays.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holiday_proposals.index': { paramsTuple?: []; params?: {} }
    'admin.services.index': { paramsTuple?: []; params?: {} }
    'admin.services.create': { paramsTuple?: []; params?: {} }
    'admin.services.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.services.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.index': { paramsTuple?: []; params?: {} }
    'admin.packages.create': { paramsTuple?: []; params?: {} }
    'admin.packages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.differences.index': { paramsTuple?: []; params?: {} }
    'admin.invoice_papers.index': { paramsTuple?: []; params?: {} }
    'admin.invoice_papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit_note_papers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.create': { paramsTuple?: []; params?: {} }
    'admin.invoices.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.draft_students.index': { paramsTuple?: []; params?: {} }
    'admin.payer_choices.index': { paramsTuple?: []; params?: {} }
    'admin.invoice_emails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit_note_emails.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.index': { paramsTuple?: []; params?: {} }
    'admin.invoices.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.index': { paramsTuple?: []; params?: {} }
    'admin.payment_methods.create': { paramsTuple?: []; params?: {} }
    'admin.payment_methods.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit_notes.index': { paramsTuple?: []; params?: {} }
    'admin.credit_notes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ledger.index': { paramsTuple?: []; params?: {} }
    'admin.ledger_exports.show': { paramsTuple?: []; params?: {} }
    'admin.ledger.show': { paramsTuple: [ParamValue]; params: {'account': ParamValue} }
    'admin.payers.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.index': { paramsTuple?: []; params?: {} }
    'admin.payments.create': { paramsTuple?: []; params?: {} }
    'admin.payments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.index': { paramsTuple?: []; params?: {} }
    'admin.guardians.create': { paramsTuple?: []; params?: {} }
    'admin.guardians.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardian_options.index': { paramsTuple?: []; params?: {} }
    'admin.people_phones.show': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'admin.families.create': { paramsTuple?: []; params?: {} }
    'admin.instructors.index': { paramsTuple?: []; params?: {} }
    'admin.instructors.create': { paramsTuple?: []; params?: {} }
    'admin.instructors.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.touched_sessions.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructor_documents.index': { paramsTuple?: []; params?: {} }
    'admin.instructors.documents.file': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'document': ParamValue} }
    'admin.instructor_hours.index': { paramsTuple?: []; params?: {} }
    'admin.instructor_hours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructor_hours_exports.show': { paramsTuple?: []; params?: {} }
    'admin.groups.index': { paramsTuple?: []; params?: {} }
    'admin.groups.create': { paramsTuple?: []; params?: {} }
    'admin.groups.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.promotions.create': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.attendance.sheet.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.attendance.sheet_export.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.class_sessions.create': { paramsTuple?: []; params?: {} }
    'admin.class_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.blank_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.meeting_options.index': { paramsTuple?: []; params?: {} }
    'admin.attendance.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.attendance_marks.index': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'student': ParamValue} }
    'admin.unmarked_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.calendar_prints.show': { paramsTuple?: []; params?: {} }
    'admin.calendar': { paramsTuple?: []; params?: {} }
    'admin.calendar_sessions.index': { paramsTuple?: []; params?: {} }
    'admin.calendar_sessions.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.attention.index': { paramsTuple?: []; params?: {} }
    'admin.today': { paramsTuple?: []; params?: {} }
    'admin.free_slots.index': { paramsTuple?: []; params?: {} }
    'admin.busy_weeks.show': { paramsTuple?: []; params?: {} }
    'admin.session_choices.index': { paramsTuple?: []; params?: {} }
    'admin.enrolments.terms.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.second_payer.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.payer_choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.guest_seats.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.index': { paramsTuple?: []; params?: {} }
    'admin.make_ups.choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.index': { paramsTuple?: []; params?: {} }
    'admin.settings.general.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.security.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.documents.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.trial_services.index': { paramsTuple?: []; params?: {} }
    'admin.settings.hours.edit': { paramsTuple?: []; params?: {} }
    'admin.settings.attendance.edit': { paramsTuple?: []; params?: {} }
    'admin.groups.attendance_policy.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.check_in_points.index': { paramsTuple?: []; params?: {} }
    'admin.students.absence_outcomes.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.absence_requests.index': { paramsTuple?: []; params?: {} }
    'admin.absence_requests.count': { paramsTuple?: []; params?: {} }
    'admin.substitutes.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.substitute_choices.index': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.index': { paramsTuple?: []; params?: {} }
    'admin.users.create': { paramsTuple?: []; params?: {} }
    'admin.users.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.edit': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.photo.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access_requests.index': { paramsTuple?: []; params?: {} }
    'admin.access_requests.count': { paramsTuple?: []; params?: {} }
    'admin.name_suggestions.index': { paramsTuple?: []; params?: {} }
    'admin.instructor_exports.show': { paramsTuple?: []; params?: {} }
    'admin.student_exports.show': { paramsTuple?: []; params?: {} }
    'admin.guardian_exports.show': { paramsTuple?: []; params?: {} }
    'admin.course_exports.show': { paramsTuple?: []; params?: {} }
    'admin.group_exports.show': { paramsTuple?: []; params?: {} }
    'admin.class_session_exports.show': { paramsTuple?: []; params?: {} }
    'admin.make_up_exports.show': { paramsTuple?: []; params?: {} }
    'admin.subject_exports.show': { paramsTuple?: []; params?: {} }
    'admin.level_exports.show': { paramsTuple?: []; params?: {} }
    'admin.term_exports.show': { paramsTuple?: []; params?: {} }
    'admin.room_exports.show': { paramsTuple?: []; params?: {} }
    'admin.holiday_exports.show': { paramsTuple?: []; params?: {} }
    'admin.service_exports.show': { paramsTuple?: []; params?: {} }
    'admin.package_exports.show': { paramsTuple?: []; params?: {} }
    'admin.payment_method_exports.show': { paramsTuple?: []; params?: {} }
    'admin.invoice_exports.show': { paramsTuple?: []; params?: {} }
    'admin.credit_note_exports.show': { paramsTuple?: []; params?: {} }
    'admin.payment_exports.show': { paramsTuple?: []; params?: {} }
    'search.index.show': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'search.health': { paramsTuple?: []; params?: {} }
    'search.bare': { paramsTuple?: []; params?: {} }
    'search.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'preview.index': { paramsTuple?: []; params?: {} }
    'preview.components': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'preview.page': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'preview.auth': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'preview.error': { paramsTuple: [ParamValue]; params: {'name': ParamValue} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  POST: {
    'admin.login.store': { paramsTuple?: []; params?: {} }
    'admin.logout': { paramsTuple?: []; params?: {} }
    'admin.two_factor.store': { paramsTuple?: []; params?: {} }
    'admin.two_factor.recovery': { paramsTuple?: []; params?: {} }
    'admin.two_factor.passkey': { paramsTuple?: []; params?: {} }
    'admin.passkey_login': { paramsTuple?: []; params?: {} }
    'admin.passkey_challenge': { paramsTuple?: []; params?: {} }
    'admin.confirm.store': { paramsTuple?: []; params?: {} }
    'admin.confirm.passkey': { paramsTuple?: []; params?: {} }
    'admin.proof_challenge': { paramsTuple?: []; params?: {} }
    'admin.lock': { paramsTuple?: []; params?: {} }
    'admin.unlock': { paramsTuple?: []; params?: {} }
    'admin.unlock.passkey': { paramsTuple?: []; params?: {} }
    'instructor.login.store': { paramsTuple?: []; params?: {} }
    'instructor.logout': { paramsTuple?: []; params?: {} }
    'instructor.two_factor.store': { paramsTuple?: []; params?: {} }
    'instructor.two_factor.recovery': { paramsTuple?: []; params?: {} }
    'instructor.two_factor.passkey': { paramsTuple?: []; params?: {} }
    'instructor.passkey_login': { paramsTuple?: []; params?: {} }
    'instructor.passkey_challenge': { paramsTuple?: []; params?: {} }
    'instructor.confirm.store': { paramsTuple?: []; params?: {} }
    'instructor.confirm.passkey': { paramsTuple?: []; params?: {} }
    'instructor.proof_challenge': { paramsTuple?: []; params?: {} }
    'instructor.lock': { paramsTuple?: []; params?: {} }
    'instructor.unlock': { paramsTuple?: []; params?: {} }
    'instructor.unlock.passkey': { paramsTuple?: []; params?: {} }
    'login.store': { paramsTuple?: []; params?: {} }
    'logout': { paramsTuple?: []; params?: {} }
    'two_factor.store': { paramsTuple?: []; params?: {} }
    'two_factor.recovery': { paramsTuple?: []; params?: {} }
    'two_factor.passkey': { paramsTuple?: []; params?: {} }
    'passkey_login': { paramsTuple?: []; params?: {} }
    'passkey_challenge': { paramsTuple?: []; params?: {} }
    'confirm.store': { paramsTuple?: []; params?: {} }
    'confirm.passkey': { paramsTuple?: []; params?: {} }
    'proof_challenge': { paramsTuple?: []; params?: {} }
    'lock': { paramsTuple?: []; params?: {} }
    'unlock': { paramsTuple?: []; params?: {} }
    'unlock.passkey': { paramsTuple?: []; params?: {} }
    'presence.store': { paramsTuple?: []; params?: {} }
    'admin.password.ask': { paramsTuple?: []; params?: {} }
    'admin.email.send': { paramsTuple?: []; params?: {} }
    'instructor.password.ask': { paramsTuple?: []; params?: {} }
    'instructor.email.send': { paramsTuple?: []; params?: {} }
    'password.ask': { paramsTuple?: []; params?: {} }
    'email.send': { paramsTuple?: []; params?: {} }
    'admin.register.store': { paramsTuple?: []; params?: {} }
    'admin.hand_off.store': { paramsTuple?: []; params?: {} }
    'instructor.register.store': { paramsTuple?: []; params?: {} }
    'register.store': { paramsTuple?: []; params?: {} }
    'own_attendance_marks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'check_ins.store': { paramsTuple?: []; params?: {} }
    'own_check_ins.store': { paramsTuple: [ParamValue]; params: {'code': ParamValue} }
    'own_pickups.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_absences.store': { paramsTuple?: []; params?: {} }
    'own_absence_notices.store': { paramsTuple?: []; params?: {} }
    'own_make_ups.time_request.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_make_ups.wait.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_make_ups.booking.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_offer_answers.store': { paramsTuple: [ParamValue]; params: {'session': ParamValue} }
    'own_acceptance_undos.store': { paramsTuple: [ParamValue]; params: {'session': ParamValue} }
    'profile.exports.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.exports.store': { paramsTuple?: []; params?: {} }
    'admin.profile.exports.store': { paramsTuple?: []; params?: {} }
    'admin.profile.two_factor_setup.store': { paramsTuple?: []; params?: {} }
    'admin.profile.two_factor.store': { paramsTuple?: []; params?: {} }
    'admin.profile.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'admin.profile.passkeys.challenge': { paramsTuple?: []; params?: {} }
    'admin.profile.passkeys.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.two_factor_setup.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.two_factor.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.passkeys.challenge': { paramsTuple?: []; params?: {} }
    'instructor.profile.passkeys.store': { paramsTuple?: []; params?: {} }
    'profile.two_factor_setup.store': { paramsTuple?: []; params?: {} }
    'profile.two_factor.store': { paramsTuple?: []; params?: {} }
    'profile.recovery_codes.store': { paramsTuple?: []; params?: {} }
    'profile.passkeys.challenge': { paramsTuple?: []; params?: {} }
    'profile.passkeys.store': { paramsTuple?: []; params?: {} }
    'admin.profile.calendar_feed.store': { paramsTuple?: []; params?: {} }
    'admin.profile.calendar_feed.address.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.calendar_feed.store': { paramsTuple?: []; params?: {} }
    'instructor.profile.calendar_feed.address.store': { paramsTuple?: []; params?: {} }
    'profile.calendar_feed.store': { paramsTuple?: []; params?: {} }
    'profile.calendar_feed.address.store': { paramsTuple?: []; params?: {} }
    'admin.roles.store': { paramsTuple?: []; params?: {} }
    'admin.roles.view.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.lists.views.store': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'admin.students.store': { paramsTuple?: []; params?: {} }
    'admin.student_archives.store': { paramsTuple?: []; params?: {} }
    'admin.student_enrolments.store': { paramsTuple?: []; params?: {} }
    'admin.courses.store': { paramsTuple?: []; params?: {} }
    'admin.course_archives.store': { paramsTuple?: []; params?: {} }
    'admin.subjects.store': { paramsTuple?: []; params?: {} }
    'admin.subject_archives.store': { paramsTuple?: []; params?: {} }
    'admin.imports.store': { paramsTuple?: []; params?: {} }
    'admin.imports.check.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.run.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.undo.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.store': { paramsTuple?: []; params?: {} }
    'admin.level_archives.store': { paramsTuple?: []; params?: {} }
    'admin.terms.store': { paramsTuple?: []; params?: {} }
    'admin.term_archives.store': { paramsTuple?: []; params?: {} }
    'admin.rooms.store': { paramsTuple?: []; params?: {} }
    'admin.room_archives.store': { paramsTuple?: []; params?: {} }
    'admin.rooms.closures.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holidays.store': { paramsTuple?: []; params?: {} }
    'admin.holiday_archives.store': { paramsTuple?: []; params?: {} }
    'admin.holiday_proposals.store': { paramsTuple?: []; params?: {} }
    'admin.services.store': { paramsTuple?: []; params?: {} }
    'admin.services.prices.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.service_archives.store': { paramsTuple?: []; params?: {} }
    'admin.packages.store': { paramsTuple?: []; params?: {} }
    'admin.package_archives.store': { paramsTuple?: []; params?: {} }
    'admin.differences.store': { paramsTuple?: []; params?: {} }
    'admin.invoices.store': { paramsTuple?: []; params?: {} }
    'admin.proposed_drafts.store': { paramsTuple?: []; params?: {} }
    'admin.invoice_email_batches.store': { paramsTuple?: []; params?: {} }
    'admin.invoice_emails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.credit_note_email_batches.store': { paramsTuple?: []; params?: {} }
    'admin.credit_note_emails.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoice_issues.store': { paramsTuple?: []; params?: {} }
    'admin.invoices.void.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.credits.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.store': { paramsTuple?: []; params?: {} }
    'admin.payment_method_archives.store': { paramsTuple?: []; params?: {} }
    'admin.ledger_verifications.store': { paramsTuple?: []; params?: {} }
    'admin.payers.store': { paramsTuple?: []; params?: {} }
    'admin.payments.store': { paramsTuple?: []; params?: {} }
    'admin.payments.void.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payments.cheques.store': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'position': ParamValue} }
    'admin.invoices.credit_uses.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.store': { paramsTuple?: []; params?: {} }
    'admin.guardian_archives.store': { paramsTuple?: []; params?: {} }
    'admin.student_guardians.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.families.store': { paramsTuple?: []; params?: {} }
    'admin.instructors.store': { paramsTuple?: []; params?: {} }
    'admin.instructor_archives.store': { paramsTuple?: []; params?: {} }
    'admin.instructors.absences.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.documents.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.pay_rules.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.households.store': { paramsTuple?: []; params?: {} }
    'admin.instructors.invitation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.suspension.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.invitation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.suspension.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.invitation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.suspension.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.store': { paramsTuple?: []; params?: {} }
    'admin.groups.promotions.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.group_archives.store': { paramsTuple?: []; params?: {} }
    'admin.class_sessions.store': { paramsTuple?: []; params?: {} }
    'admin.session_previews.store': { paramsTuple?: []; params?: {} }
    'admin.session_edit_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.session_cancellations.store': { paramsTuple?: []; params?: {} }
    'admin.unheld_sessions.store': { paramsTuple?: []; params?: {} }
    'admin.session_cancellation_previews.store': { paramsTuple?: []; params?: {} }
    'admin.session_restorations.store': { paramsTuple?: []; params?: {} }
    'admin.session_restoration_previews.store': { paramsTuple?: []; params?: {} }
    'admin.session_room_changes.store': { paramsTuple?: []; params?: {} }
    'admin.session_room_change_previews.store': { paramsTuple?: []; params?: {} }
    'admin.session_substitutions.store': { paramsTuple?: []; params?: {} }
    'admin.session_undos.store': { paramsTuple?: []; params?: {} }
    'admin.session_substitution_previews.store': { paramsTuple?: []; params?: {} }
    'admin.attendance_marks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.confirmation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.transfer.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.terms.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.second_payer.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.freeze.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.drop.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.completion.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.offer.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolment_undos.store': { paramsTuple?: []; params?: {} }
    'admin.enrolments.priority.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.placement_warnings.store': { paramsTuple?: []; params?: {} }
    'admin.bulk_placement_warnings.store': { paramsTuple?: []; params?: {} }
    'admin.groups.placement_warnings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.placement_warnings.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.booking_previews.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.booking.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.store': { paramsTuple?: []; params?: {} }
    'admin.branches.archive.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.financial.update': { paramsTuple?: []; params?: {} }
    'admin.settings.everybody_out.store': { paramsTuple?: []; params?: {} }
    'admin.settings.timings.store': { paramsTuple?: []; params?: {} }
    'admin.check_in_points.store': { paramsTuple?: []; params?: {} }
    'admin.pickups.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pickup_people.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.absence_notices.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.absence_requests.decisions.store': { paramsTuple: [ParamValue]; params: {'absence': ParamValue} }
    'admin.substitution_offers.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.store': { paramsTuple?: []; params?: {} }
    'admin.users.invitation.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.link.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.suspension.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.archive.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'search.multi': { paramsTuple?: []; params?: {} }
    'search.index': { paramsTuple: [ParamValue]; params: {'uid': ParamValue} }
    'search.bare': { paramsTuple?: []; params?: {} }
    'search.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PUT: {
    'admin.password.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'instructor.password.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'password.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'language.update': { paramsTuple?: []; params?: {} }
    'admin.email.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'instructor.email.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'email.update': { paramsTuple: [ParamValue]; params: {'token': ParamValue} }
    'own_lesson_notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profile.update': { paramsTuple?: []; params?: {} }
    'profile.email.update': { paramsTuple?: []; params?: {} }
    'profile.password.update': { paramsTuple?: []; params?: {} }
    'profile.preferences.update': { paramsTuple?: []; params?: {} }
    'profile.notifications.update': { paramsTuple?: []; params?: {} }
    'instructor.profile.update': { paramsTuple?: []; params?: {} }
    'instructor.profile.email.update': { paramsTuple?: []; params?: {} }
    'instructor.profile.password.update': { paramsTuple?: []; params?: {} }
    'instructor.profile.preferences.update': { paramsTuple?: []; params?: {} }
    'instructor.profile.notifications.update': { paramsTuple?: []; params?: {} }
    'admin.profile.update': { paramsTuple?: []; params?: {} }
    'admin.profile.email.update': { paramsTuple?: []; params?: {} }
    'admin.profile.password.update': { paramsTuple?: []; params?: {} }
    'admin.profile.preferences.update': { paramsTuple?: []; params?: {} }
    'admin.profile.notifications.update': { paramsTuple?: []; params?: {} }
    'admin.profile.passkeys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'instructor.profile.passkeys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profile.passkeys.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.roles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.lists.layout.update': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'admin.lists.view.update': { paramsTuple: [ParamValue]; params: {'list': ParamValue} }
    'admin.lists.views.update': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'admin.students.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.status.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.student_statuses.update': { paramsTuple?: []; params?: {} }
    'admin.courses.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courses.services.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subjects.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.sheet.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.matches.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.imports.names.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.level_places.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.terms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rooms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holidays.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.services.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.status.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.invoices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.issued_invoices.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payers.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.student_guardians.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'guardian': ParamValue} }
    'admin.people_phones.update': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'admin.instructors.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.availability.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.documents.update': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'document': ParamValue} }
    'admin.instructors.account.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.households.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.status.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.pattern.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_sessions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.session_notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.lesson_notes.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.offer.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.expiry.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.waiver.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.general.update': { paramsTuple?: []; params?: {} }
    'admin.settings.security.update': { paramsTuple?: []; params?: {} }
    'admin.settings.documents.update': { paramsTuple?: []; params?: {} }
    'admin.settings.hours.update': { paramsTuple?: []; params?: {} }
    'admin.settings.branch_hours.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.timings.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.attendance.update': { paramsTuple?: []; params?: {} }
    'admin.groups.attendance_policy.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.check_in_pins.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.access_requests.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'search.bare': { paramsTuple?: []; params?: {} }
    'search.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  DELETE: {
    'own_pickups.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'pickup': ParamValue} }
    'own_absences.destroy': { paramsTuple: [ParamValue]; params: {'absence': ParamValue} }
    'own_absence_notices.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'student': ParamValue,'notice': ParamValue} }
    'own_make_ups.wait.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'own_make_ups.booking.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profile.email.destroy': { paramsTuple?: []; params?: {} }
    'profile.destroy': { paramsTuple?: []; params?: {} }
    'profile.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profile.other_sessions.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.email.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'instructor.profile.other_sessions.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.email.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.profile.other_sessions.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.two_factor_setup.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.two_factor.destroy': { paramsTuple?: []; params?: {} }
    'admin.profile.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'instructor.profile.two_factor_setup.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.two_factor.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'profile.two_factor_setup.destroy': { paramsTuple?: []; params?: {} }
    'profile.two_factor.destroy': { paramsTuple?: []; params?: {} }
    'profile.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.profile.calendar_feed.destroy': { paramsTuple?: []; params?: {} }
    'instructor.profile.calendar_feed.destroy': { paramsTuple?: []; params?: {} }
    'profile.calendar_feed.destroy': { paramsTuple?: []; params?: {} }
    'admin.roles.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.role_view.destroy': { paramsTuple?: []; params?: {} }
    'admin.lists.views.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'list': ParamValue,'id': ParamValue} }
    'admin.student_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.courses.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.course_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.subjects.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subject_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.imports.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.level_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.terms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.term_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.rooms.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.room_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.rooms.closures.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'closure': ParamValue} }
    'admin.holidays.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holiday_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.services.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.services.prices.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'price': ParamValue} }
    'admin.service_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.package_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.invoices.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_method_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.guardian_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.student_guardians.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'guardian': ParamValue} }
    'admin.instructor_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.instructors.absences.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'absence': ParamValue} }
    'admin.instructors.absence_dates.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'absence': ParamValue} }
    'admin.instructors.documents.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'document': ParamValue} }
    'admin.instructors.invitation.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.suspension.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.invitation.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.suspension.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.invitation.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.suspension.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.status.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.group_archives.destroy': { paramsTuple?: []; params?: {} }
    'admin.enrolments.second_payer.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.enrolments.freeze.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.booking.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.make_ups.waiver.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.branches.archive.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.branch_hours.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.timings.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.attendance.changes.destroy': { paramsTuple: [ParamValue]; params: {'change': ParamValue} }
    'admin.groups.attendance_policy.changes.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'change': ParamValue} }
    'admin.check_in_points.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.check_in_pins.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.pickups.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'pickup': ParamValue} }
    'admin.pickup_people.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'person': ParamValue} }
    'admin.students.absence_notices.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'notice': ParamValue} }
    'admin.substitution_offers.destroy': { paramsTuple: [ParamValue,ParamValue]; params: {'id': ParamValue,'instructor': ParamValue} }
    'admin.users.invitation.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.suspension.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.archive.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.factors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'search.bare': { paramsTuple?: []; params?: {} }
    'search.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PATCH: {
    'admin.roles.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.students.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.courses.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.subjects.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.levels.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.terms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.rooms.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.holidays.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.services.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.packages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.payment_methods.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.guardians.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.instructors.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.groups.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.class_sessions.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.users.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'search.bare': { paramsTuple?: []; params?: {} }
    'search.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  OPTIONS: {
    'search.bare': { paramsTuple?: []; params?: {} }
    'search.unknown': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'fallback': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}