/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  admin: {
    login: typeof routes['admin.login'] & {
      store: typeof routes['admin.login.store']
    }
    logout: typeof routes['admin.logout'] & {
      refused: typeof routes['admin.logout.refused']
    }
    password: {
      edit: typeof routes['admin.password.edit']
      update: typeof routes['admin.password.update']
      forgot: typeof routes['admin.password.forgot']
      ask: typeof routes['admin.password.ask']
    }
    twoFactor: typeof routes['admin.two_factor'] & {
      store: typeof routes['admin.two_factor.store']
      recovery: typeof routes['admin.two_factor.recovery']
      passkey: typeof routes['admin.two_factor.passkey']
    }
    passkeyLogin: typeof routes['admin.passkey_login']
    passkeyChallenge: typeof routes['admin.passkey_challenge']
    confirm: typeof routes['admin.confirm'] & {
      store: typeof routes['admin.confirm.store']
      passkey: typeof routes['admin.confirm.passkey']
    }
    proofChallenge: typeof routes['admin.proof_challenge']
    lock: typeof routes['admin.lock']
    locked: typeof routes['admin.locked']
    unlock: typeof routes['admin.unlock'] & {
      passkey: typeof routes['admin.unlock.passkey']
    }
    email: {
      show: typeof routes['admin.email.show']
      send: typeof routes['admin.email.send']
      edit: typeof routes['admin.email.edit']
      update: typeof routes['admin.email.update']
    }
    register: typeof routes['admin.register'] & {
      store: typeof routes['admin.register.store']
    }
    handOff: typeof routes['admin.hand_off'] & {
      store: typeof routes['admin.hand_off.store']
    }
    profile: typeof routes['admin.profile'] & {
      update: typeof routes['admin.profile.update']
      photo: {
        show: typeof routes['admin.profile.photo.show']
      }
      email: {
        update: typeof routes['admin.profile.email.update']
        destroy: typeof routes['admin.profile.email.destroy']
      }
      password: {
        update: typeof routes['admin.profile.password.update']
      }
      exports: {
        store: typeof routes['admin.profile.exports.store']
      }
      destroy: typeof routes['admin.profile.destroy']
      sessions: {
        destroy: typeof routes['admin.profile.sessions.destroy']
      }
      otherSessions: {
        destroy: typeof routes['admin.profile.other_sessions.destroy']
      }
      preferences: {
        update: typeof routes['admin.profile.preferences.update']
      }
      notifications: {
        update: typeof routes['admin.profile.notifications.update']
      }
      twoFactorSetup: {
        store: typeof routes['admin.profile.two_factor_setup.store']
        destroy: typeof routes['admin.profile.two_factor_setup.destroy']
      }
      twoFactor: {
        store: typeof routes['admin.profile.two_factor.store']
        destroy: typeof routes['admin.profile.two_factor.destroy']
      }
      recoveryCodes: {
        store: typeof routes['admin.profile.recovery_codes.store']
      }
      passkeys: {
        challenge: typeof routes['admin.profile.passkeys.challenge']
        store: typeof routes['admin.profile.passkeys.store']
        update: typeof routes['admin.profile.passkeys.update']
        destroy: typeof routes['admin.profile.passkeys.destroy']
      }
      calendarFeed: {
        store: typeof routes['admin.profile.calendar_feed.store']
        destroy: typeof routes['admin.profile.calendar_feed.destroy']
        address: {
          store: typeof routes['admin.profile.calendar_feed.address.store']
        }
      }
    }
    twoFactorSetup: typeof routes['admin.two_factor_setup']
    home: typeof routes['admin.home']
    audit: {
      index: typeof routes['admin.audit.index']
    }
    roles: {
      index: typeof routes['admin.roles.index']
      create: typeof routes['admin.roles.create']
      store: typeof routes['admin.roles.store']
      show: typeof routes['admin.roles.show']
      edit: typeof routes['admin.roles.edit']
      update: typeof routes['admin.roles.update']
      destroy: typeof routes['admin.roles.destroy']
      view: {
        store: typeof routes['admin.roles.view.store']
      }
    }
    roleView: {
      destroy: typeof routes['admin.role_view.destroy']
    }
    lists: {
      layout: {
        update: typeof routes['admin.lists.layout.update']
      }
      view: {
        update: typeof routes['admin.lists.view.update']
      }
      views: {
        store: typeof routes['admin.lists.views.store']
        update: typeof routes['admin.lists.views.update']
        destroy: typeof routes['admin.lists.views.destroy']
      }
    }
    students: {
      index: typeof routes['admin.students.index']
      create: typeof routes['admin.students.create']
      store: typeof routes['admin.students.store']
      show: typeof routes['admin.students.show']
      edit: typeof routes['admin.students.edit']
      update: typeof routes['admin.students.update']
      status: {
        update: typeof routes['admin.students.status.update']
      }
      photo: {
        show: typeof routes['admin.students.photo.show']
      }
      invitation: {
        store: typeof routes['admin.students.invitation.store']
        destroy: typeof routes['admin.students.invitation.destroy']
      }
      link: {
        store: typeof routes['admin.students.link.store']
      }
      suspension: {
        store: typeof routes['admin.students.suspension.store']
        destroy: typeof routes['admin.students.suspension.destroy']
      }
      placementWarnings: {
        store: typeof routes['admin.students.placement_warnings.store']
      }
      absenceNotices: {
        store: typeof routes['admin.students.absence_notices.store']
        destroy: typeof routes['admin.students.absence_notices.destroy']
      }
      absenceOutcomes: {
        index: typeof routes['admin.students.absence_outcomes.index']
      }
    }
    studentArchives: {
      store: typeof routes['admin.student_archives.store']
      destroy: typeof routes['admin.student_archives.destroy']
    }
    studentStatuses: {
      update: typeof routes['admin.student_statuses.update']
    }
    studentEnrolments: {
      store: typeof routes['admin.student_enrolments.store']
    }
    courses: {
      index: typeof routes['admin.courses.index']
      create: typeof routes['admin.courses.create']
      store: typeof routes['admin.courses.store']
      show: typeof routes['admin.courses.show']
      edit: typeof routes['admin.courses.edit']
      update: typeof routes['admin.courses.update']
      destroy: typeof routes['admin.courses.destroy']
      services: {
        update: typeof routes['admin.courses.services.update']
      }
    }
    courseArchives: {
      store: typeof routes['admin.course_archives.store']
      destroy: typeof routes['admin.course_archives.destroy']
    }
    subjects: {
      index: typeof routes['admin.subjects.index']
      create: typeof routes['admin.subjects.create']
      store: typeof routes['admin.subjects.store']
      show: typeof routes['admin.subjects.show']
      edit: typeof routes['admin.subjects.edit']
      update: typeof routes['admin.subjects.update']
      destroy: typeof routes['admin.subjects.destroy']
    }
    subjectArchives: {
      store: typeof routes['admin.subject_archives.store']
      destroy: typeof routes['admin.subject_archives.destroy']
    }
    imports: {
      index: typeof routes['admin.imports.index']
      create: typeof routes['admin.imports.create']
      store: typeof routes['admin.imports.store']
      template: typeof routes['admin.imports.template']
      show: typeof routes['admin.imports.show']
      destroy: typeof routes['admin.imports.destroy']
      check: {
        store: typeof routes['admin.imports.check.store']
      }
      sheet: {
        update: typeof routes['admin.imports.sheet.update']
      }
      matches: {
        update: typeof routes['admin.imports.matches.update']
      }
      names: {
        update: typeof routes['admin.imports.names.update']
      }
      run: {
        store: typeof routes['admin.imports.run.store']
      }
      undo: {
        store: typeof routes['admin.imports.undo.store']
      }
      results: typeof routes['admin.imports.results']
    }
    levels: {
      index: typeof routes['admin.levels.index']
      create: typeof routes['admin.levels.create']
      store: typeof routes['admin.levels.store']
      show: typeof routes['admin.levels.show']
      edit: typeof routes['admin.levels.edit']
      update: typeof routes['admin.levels.update']
      destroy: typeof routes['admin.levels.destroy']
    }
    levelArchives: {
      store: typeof routes['admin.level_archives.store']
      destroy: typeof routes['admin.level_archives.destroy']
    }
    levelPlaces: {
      update: typeof routes['admin.level_places.update']
    }
    levelOrder: {
      edit: typeof routes['admin.level_order.edit']
    }
    terms: {
      index: typeof routes['admin.terms.index']
      create: typeof routes['admin.terms.create']
      store: typeof routes['admin.terms.store']
      show: typeof routes['admin.terms.show']
      edit: typeof routes['admin.terms.edit']
      update: typeof routes['admin.terms.update']
      destroy: typeof routes['admin.terms.destroy']
    }
    termArchives: {
      store: typeof routes['admin.term_archives.store']
      destroy: typeof routes['admin.term_archives.destroy']
    }
    rooms: {
      index: typeof routes['admin.rooms.index']
      create: typeof routes['admin.rooms.create']
      store: typeof routes['admin.rooms.store']
      show: typeof routes['admin.rooms.show']
      edit: typeof routes['admin.rooms.edit']
      update: typeof routes['admin.rooms.update']
      destroy: typeof routes['admin.rooms.destroy']
      closures: {
        store: typeof routes['admin.rooms.closures.store']
        destroy: typeof routes['admin.rooms.closures.destroy']
      }
    }
    roomArchives: {
      store: typeof routes['admin.room_archives.store']
      destroy: typeof routes['admin.room_archives.destroy']
    }
    holidays: {
      index: typeof routes['admin.holidays.index']
      create: typeof routes['admin.holidays.create']
      store: typeof routes['admin.holidays.store']
      show: typeof routes['admin.holidays.show']
      edit: typeof routes['admin.holidays.edit']
      update: typeof routes['admin.holidays.update']
      destroy: typeof routes['admin.holidays.destroy']
    }
    holidayArchives: {
      store: typeof routes['admin.holiday_archives.store']
      destroy: typeof routes['admin.holiday_archives.destroy']
    }
    holidayProposals: {
      index: typeof routes['admin.holiday_proposals.index']
      store: typeof routes['admin.holiday_proposals.store']
    }
    services: {
      index: typeof routes['admin.services.index']
      create: typeof routes['admin.services.create']
      store: typeof routes['admin.services.store']
      show: typeof routes['admin.services.show']
      edit: typeof routes['admin.services.edit']
      update: typeof routes['admin.services.update']
      destroy: typeof routes['admin.services.destroy']
      prices: {
        store: typeof routes['admin.services.prices.store']
        destroy: typeof routes['admin.services.prices.destroy']
      }
    }
    serviceArchives: {
      store: typeof routes['admin.service_archives.store']
      destroy: typeof routes['admin.service_archives.destroy']
    }
    packages: {
      index: typeof routes['admin.packages.index']
      create: typeof routes['admin.packages.create']
      store: typeof routes['admin.packages.store']
      show: typeof routes['admin.packages.show']
      edit: typeof routes['admin.packages.edit']
      update: typeof routes['admin.packages.update']
      status: {
        update: typeof routes['admin.packages.status.update']
      }
    }
    packageArchives: {
      store: typeof routes['admin.package_archives.store']
      destroy: typeof routes['admin.package_archives.destroy']
    }
    differences: {
      index: typeof routes['admin.differences.index']
      store: typeof routes['admin.differences.store']
    }
    invoicePapers: {
      index: typeof routes['admin.invoice_papers.index']
      show: typeof routes['admin.invoice_papers.show']
    }
    creditNotePapers: {
      show: typeof routes['admin.credit_note_papers.show']
    }
    invoices: {
      create: typeof routes['admin.invoices.create']
      store: typeof routes['admin.invoices.store']
      edit: typeof routes['admin.invoices.edit']
      update: typeof routes['admin.invoices.update']
      destroy: typeof routes['admin.invoices.destroy']
      index: typeof routes['admin.invoices.index']
      show: typeof routes['admin.invoices.show']
      void: {
        store: typeof routes['admin.invoices.void.store']
      }
      credits: {
        store: typeof routes['admin.invoices.credits.store']
      }
      creditUses: {
        store: typeof routes['admin.invoices.credit_uses.store']
      }
    }
    proposedDrafts: {
      store: typeof routes['admin.proposed_drafts.store']
    }
    draftStudents: {
      index: typeof routes['admin.draft_students.index']
    }
    payerChoices: {
      index: typeof routes['admin.payer_choices.index']
    }
    invoiceEmailBatches: {
      store: typeof routes['admin.invoice_email_batches.store']
    }
    invoiceEmails: {
      show: typeof routes['admin.invoice_emails.show']
      store: typeof routes['admin.invoice_emails.store']
    }
    creditNoteEmailBatches: {
      store: typeof routes['admin.credit_note_email_batches.store']
    }
    creditNoteEmails: {
      show: typeof routes['admin.credit_note_emails.show']
      store: typeof routes['admin.credit_note_emails.store']
    }
    invoiceIssues: {
      store: typeof routes['admin.invoice_issues.store']
    }
    issuedInvoices: {
      update: typeof routes['admin.issued_invoices.update']
    }
    paymentMethods: {
      index: typeof routes['admin.payment_methods.index']
      create: typeof routes['admin.payment_methods.create']
      store: typeof routes['admin.payment_methods.store']
      show: typeof routes['admin.payment_methods.show']
      edit: typeof routes['admin.payment_methods.edit']
      update: typeof routes['admin.payment_methods.update']
      destroy: typeof routes['admin.payment_methods.destroy']
    }
    paymentMethodArchives: {
      store: typeof routes['admin.payment_method_archives.store']
      destroy: typeof routes['admin.payment_method_archives.destroy']
    }
    creditNotes: {
      index: typeof routes['admin.credit_notes.index']
      show: typeof routes['admin.credit_notes.show']
    }
    ledger: {
      index: typeof routes['admin.ledger.index']
      show: typeof routes['admin.ledger.show']
    }
    ledgerExports: {
      show: typeof routes['admin.ledger_exports.show']
    }
    ledgerVerifications: {
      store: typeof routes['admin.ledger_verifications.store']
    }
    payers: {
      store: typeof routes['admin.payers.store']
      show: typeof routes['admin.payers.show']
      update: typeof routes['admin.payers.update']
    }
    payments: {
      index: typeof routes['admin.payments.index']
      create: typeof routes['admin.payments.create']
      store: typeof routes['admin.payments.store']
      show: typeof routes['admin.payments.show']
      void: {
        store: typeof routes['admin.payments.void.store']
      }
      cheques: {
        store: typeof routes['admin.payments.cheques.store']
      }
    }
    guardians: {
      index: typeof routes['admin.guardians.index']
      create: typeof routes['admin.guardians.create']
      store: typeof routes['admin.guardians.store']
      show: typeof routes['admin.guardians.show']
      edit: typeof routes['admin.guardians.edit']
      update: typeof routes['admin.guardians.update']
      photo: {
        show: typeof routes['admin.guardians.photo.show']
      }
      invitation: {
        store: typeof routes['admin.guardians.invitation.store']
        destroy: typeof routes['admin.guardians.invitation.destroy']
      }
      link: {
        store: typeof routes['admin.guardians.link.store']
      }
      suspension: {
        store: typeof routes['admin.guardians.suspension.store']
        destroy: typeof routes['admin.guardians.suspension.destroy']
      }
    }
    guardianArchives: {
      store: typeof routes['admin.guardian_archives.store']
      destroy: typeof routes['admin.guardian_archives.destroy']
    }
    guardianOptions: {
      index: typeof routes['admin.guardian_options.index']
    }
    studentGuardians: {
      store: typeof routes['admin.student_guardians.store']
      update: typeof routes['admin.student_guardians.update']
      destroy: typeof routes['admin.student_guardians.destroy']
    }
    peoplePhones: {
      show: typeof routes['admin.people_phones.show']
      update: typeof routes['admin.people_phones.update']
    }
    families: {
      create: typeof routes['admin.families.create']
      store: typeof routes['admin.families.store']
    }
    instructors: {
      index: typeof routes['admin.instructors.index']
      create: typeof routes['admin.instructors.create']
      store: typeof routes['admin.instructors.store']
      show: typeof routes['admin.instructors.show']
      edit: typeof routes['admin.instructors.edit']
      update: typeof routes['admin.instructors.update']
      photo: {
        show: typeof routes['admin.instructors.photo.show']
      }
      availability: {
        update: typeof routes['admin.instructors.availability.update']
      }
      absences: {
        store: typeof routes['admin.instructors.absences.store']
        destroy: typeof routes['admin.instructors.absences.destroy']
      }
      touchedSessions: {
        index: typeof routes['admin.instructors.touched_sessions.index']
      }
      absenceDates: {
        destroy: typeof routes['admin.instructors.absence_dates.destroy']
      }
      documents: {
        store: typeof routes['admin.instructors.documents.store']
        update: typeof routes['admin.instructors.documents.update']
        destroy: typeof routes['admin.instructors.documents.destroy']
        file: typeof routes['admin.instructors.documents.file']
      }
      payRules: {
        store: typeof routes['admin.instructors.pay_rules.store']
      }
      account: {
        update: typeof routes['admin.instructors.account.update']
      }
      invitation: {
        store: typeof routes['admin.instructors.invitation.store']
        destroy: typeof routes['admin.instructors.invitation.destroy']
      }
      link: {
        store: typeof routes['admin.instructors.link.store']
      }
      suspension: {
        store: typeof routes['admin.instructors.suspension.store']
        destroy: typeof routes['admin.instructors.suspension.destroy']
      }
    }
    instructorArchives: {
      store: typeof routes['admin.instructor_archives.store']
      destroy: typeof routes['admin.instructor_archives.destroy']
    }
    instructorDocuments: {
      index: typeof routes['admin.instructor_documents.index']
    }
    instructorHours: {
      index: typeof routes['admin.instructor_hours.index']
      show: typeof routes['admin.instructor_hours.show']
    }
    instructorHoursExports: {
      show: typeof routes['admin.instructor_hours_exports.show']
    }
    households: {
      store: typeof routes['admin.households.store']
      update: typeof routes['admin.households.update']
    }
    groups: {
      index: typeof routes['admin.groups.index']
      create: typeof routes['admin.groups.create']
      store: typeof routes['admin.groups.store']
      show: typeof routes['admin.groups.show']
      edit: typeof routes['admin.groups.edit']
      update: typeof routes['admin.groups.update']
      destroy: typeof routes['admin.groups.destroy']
      status: {
        update: typeof routes['admin.groups.status.update']
        destroy: typeof routes['admin.groups.status.destroy']
      }
      pattern: {
        update: typeof routes['admin.groups.pattern.update']
      }
      promotions: {
        create: typeof routes['admin.groups.promotions.create']
        store: typeof routes['admin.groups.promotions.store']
      }
      attendance: {
        sheet: {
          show: typeof routes['admin.groups.attendance.sheet.show']
        }
        sheetExport: {
          show: typeof routes['admin.groups.attendance.sheet_export.show']
        }
      }
      placementWarnings: {
        store: typeof routes['admin.groups.placement_warnings.store']
      }
      attendancePolicy: {
        edit: typeof routes['admin.groups.attendance_policy.edit']
        update: typeof routes['admin.groups.attendance_policy.update']
        changes: {
          destroy: typeof routes['admin.groups.attendance_policy.changes.destroy']
        }
      }
    }
    groupArchives: {
      store: typeof routes['admin.group_archives.store']
      destroy: typeof routes['admin.group_archives.destroy']
    }
    classSessions: {
      index: typeof routes['admin.class_sessions.index']
      create: typeof routes['admin.class_sessions.create']
      store: typeof routes['admin.class_sessions.store']
      show: typeof routes['admin.class_sessions.show']
      update: typeof routes['admin.class_sessions.update']
    }
    sessionNotes: {
      update: typeof routes['admin.session_notes.update']
    }
    lessonNotes: {
      update: typeof routes['admin.lesson_notes.update']
    }
    blankSessions: {
      index: typeof routes['admin.blank_sessions.index']
    }
    meetingOptions: {
      index: typeof routes['admin.meeting_options.index']
    }
    sessionPreviews: {
      store: typeof routes['admin.session_previews.store']
    }
    sessionEditPreviews: {
      store: typeof routes['admin.session_edit_previews.store']
    }
    sessionCancellations: {
      store: typeof routes['admin.session_cancellations.store']
    }
    unheldSessions: {
      store: typeof routes['admin.unheld_sessions.store']
    }
    sessionCancellationPreviews: {
      store: typeof routes['admin.session_cancellation_previews.store']
    }
    sessionRestorations: {
      store: typeof routes['admin.session_restorations.store']
    }
    sessionRestorationPreviews: {
      store: typeof routes['admin.session_restoration_previews.store']
    }
    sessionRoomChanges: {
      store: typeof routes['admin.session_room_changes.store']
    }
    sessionRoomChangePreviews: {
      store: typeof routes['admin.session_room_change_previews.store']
    }
    sessionSubstitutions: {
      store: typeof routes['admin.session_substitutions.store']
    }
    sessionUndos: {
      store: typeof routes['admin.session_undos.store']
    }
    sessionSubstitutionPreviews: {
      store: typeof routes['admin.session_substitution_previews.store']
    }
    attendance: {
      show: typeof routes['admin.attendance.show']
    }
    attendanceMarks: {
      store: typeof routes['admin.attendance_marks.store']
      index: typeof routes['admin.attendance_marks.index']
    }
    unmarkedSessions: {
      index: typeof routes['admin.unmarked_sessions.index']
    }
    calendarPrints: {
      show: typeof routes['admin.calendar_prints.show']
    }
    calendar: typeof routes['admin.calendar']
    calendarSessions: {
      index: typeof routes['admin.calendar_sessions.index']
      show: typeof routes['admin.calendar_sessions.show']
    }
    attention: {
      index: typeof routes['admin.attention.index']
    }
    today: typeof routes['admin.today']
    freeSlots: {
      index: typeof routes['admin.free_slots.index']
    }
    busyWeeks: {
      show: typeof routes['admin.busy_weeks.show']
    }
    sessionChoices: {
      index: typeof routes['admin.session_choices.index']
    }
    enrolments: {
      store: typeof routes['admin.enrolments.store']
      confirmation: {
        store: typeof routes['admin.enrolments.confirmation.store']
      }
      transfer: {
        store: typeof routes['admin.enrolments.transfer.store']
      }
      terms: {
        show: typeof routes['admin.enrolments.terms.show']
        store: typeof routes['admin.enrolments.terms.store']
      }
      secondPayer: {
        show: typeof routes['admin.enrolments.second_payer.show']
        store: typeof routes['admin.enrolments.second_payer.store']
        destroy: typeof routes['admin.enrolments.second_payer.destroy']
      }
      payerChoices: {
        index: typeof routes['admin.enrolments.payer_choices.index']
      }
      freeze: {
        store: typeof routes['admin.enrolments.freeze.store']
        destroy: typeof routes['admin.enrolments.freeze.destroy']
      }
      guestSeats: {
        show: typeof routes['admin.enrolments.guest_seats.show']
      }
      drop: {
        store: typeof routes['admin.enrolments.drop.store']
      }
      completion: {
        store: typeof routes['admin.enrolments.completion.store']
      }
      offer: {
        store: typeof routes['admin.enrolments.offer.store']
        update: typeof routes['admin.enrolments.offer.update']
      }
      priority: {
        store: typeof routes['admin.enrolments.priority.store']
      }
    }
    enrolmentUndos: {
      store: typeof routes['admin.enrolment_undos.store']
    }
    placementWarnings: {
      store: typeof routes['admin.placement_warnings.store']
    }
    bulkPlacementWarnings: {
      store: typeof routes['admin.bulk_placement_warnings.store']
    }
    makeUps: {
      index: typeof routes['admin.make_ups.index']
      choices: {
        index: typeof routes['admin.make_ups.choices.index']
      }
      bookingPreviews: {
        store: typeof routes['admin.make_ups.booking_previews.store']
      }
      booking: {
        store: typeof routes['admin.make_ups.booking.store']
        destroy: typeof routes['admin.make_ups.booking.destroy']
      }
      expiry: {
        update: typeof routes['admin.make_ups.expiry.update']
      }
      waiver: {
        update: typeof routes['admin.make_ups.waiver.update']
        destroy: typeof routes['admin.make_ups.waiver.destroy']
      }
    }
    branches: {
      index: typeof routes['admin.branches.index']
      store: typeof routes['admin.branches.store']
      update: typeof routes['admin.branches.update']
      archive: {
        store: typeof routes['admin.branches.archive.store']
        destroy: typeof routes['admin.branches.archive.destroy']
      }
    }
    settings: {
      general: {
        edit: typeof routes['admin.settings.general.edit']
        update: typeof routes['admin.settings.general.update']
      }
      security: {
        edit: typeof routes['admin.settings.security.edit']
        update: typeof routes['admin.settings.security.update']
      }
      financial: {
        update: typeof routes['admin.settings.financial.update']
      }
      documents: {
        edit: typeof routes['admin.settings.documents.edit']
        update: typeof routes['admin.settings.documents.update']
      }
      trialServices: {
        index: typeof routes['admin.settings.trial_services.index']
      }
      everybodyOut: {
        store: typeof routes['admin.settings.everybody_out.store']
      }
      hours: {
        edit: typeof routes['admin.settings.hours.edit']
        update: typeof routes['admin.settings.hours.update']
      }
      branchHours: {
        update: typeof routes['admin.settings.branch_hours.update']
        destroy: typeof routes['admin.settings.branch_hours.destroy']
      }
      timings: {
        store: typeof routes['admin.settings.timings.store']
        update: typeof routes['admin.settings.timings.update']
        destroy: typeof routes['admin.settings.timings.destroy']
      }
      attendance: {
        edit: typeof routes['admin.settings.attendance.edit']
        update: typeof routes['admin.settings.attendance.update']
        changes: {
          destroy: typeof routes['admin.settings.attendance.changes.destroy']
        }
      }
    }
    checkInPoints: {
      index: typeof routes['admin.check_in_points.index']
      store: typeof routes['admin.check_in_points.store']
      destroy: typeof routes['admin.check_in_points.destroy']
    }
    checkInPins: {
      update: typeof routes['admin.check_in_pins.update']
      destroy: typeof routes['admin.check_in_pins.destroy']
    }
    pickups: {
      store: typeof routes['admin.pickups.store']
      destroy: typeof routes['admin.pickups.destroy']
    }
    pickupPeople: {
      store: typeof routes['admin.pickup_people.store']
      destroy: typeof routes['admin.pickup_people.destroy']
    }
    absenceRequests: {
      index: typeof routes['admin.absence_requests.index']
      count: typeof routes['admin.absence_requests.count']
      decisions: {
        store: typeof routes['admin.absence_requests.decisions.store']
      }
    }
    substitutes: {
      show: typeof routes['admin.substitutes.show']
    }
    substituteChoices: {
      index: typeof routes['admin.substitute_choices.index']
    }
    substitutionOffers: {
      store: typeof routes['admin.substitution_offers.store']
      destroy: typeof routes['admin.substitution_offers.destroy']
    }
    users: {
      index: typeof routes['admin.users.index']
      create: typeof routes['admin.users.create']
      store: typeof routes['admin.users.store']
      show: typeof routes['admin.users.show']
      edit: typeof routes['admin.users.edit']
      update: typeof routes['admin.users.update']
      photo: {
        show: typeof routes['admin.users.photo.show']
      }
      invitation: {
        store: typeof routes['admin.users.invitation.store']
        destroy: typeof routes['admin.users.invitation.destroy']
      }
      link: {
        store: typeof routes['admin.users.link.store']
      }
      suspension: {
        store: typeof routes['admin.users.suspension.store']
        destroy: typeof routes['admin.users.suspension.destroy']
      }
      archive: {
        store: typeof routes['admin.users.archive.store']
        destroy: typeof routes['admin.users.archive.destroy']
      }
      sessions: {
        destroy: typeof routes['admin.users.sessions.destroy']
      }
      factors: {
        destroy: typeof routes['admin.users.factors.destroy']
      }
    }
    accessRequests: {
      index: typeof routes['admin.access_requests.index']
      count: typeof routes['admin.access_requests.count']
      update: typeof routes['admin.access_requests.update']
    }
    nameSuggestions: {
      index: typeof routes['admin.name_suggestions.index']
    }
    instructorExports: {
      show: typeof routes['admin.instructor_exports.show']
    }
    studentExports: {
      show: typeof routes['admin.student_exports.show']
    }
    guardianExports: {
      show: typeof routes['admin.guardian_exports.show']
    }
    courseExports: {
      show: typeof routes['admin.course_exports.show']
    }
    groupExports: {
      show: typeof routes['admin.group_exports.show']
    }
    classSessionExports: {
      show: typeof routes['admin.class_session_exports.show']
    }
    makeUpExports: {
      show: typeof routes['admin.make_up_exports.show']
    }
    subjectExports: {
      show: typeof routes['admin.subject_exports.show']
    }
    levelExports: {
      show: typeof routes['admin.level_exports.show']
    }
    termExports: {
      show: typeof routes['admin.term_exports.show']
    }
    roomExports: {
      show: typeof routes['admin.room_exports.show']
    }
    holidayExports: {
      show: typeof routes['admin.holiday_exports.show']
    }
    serviceExports: {
      show: typeof routes['admin.service_exports.show']
    }
    packageExports: {
      show: typeof routes['admin.package_exports.show']
    }
    paymentMethodExports: {
      show: typeof routes['admin.payment_method_exports.show']
    }
    invoiceExports: {
      show: typeof routes['admin.invoice_exports.show']
    }
    creditNoteExports: {
      show: typeof routes['admin.credit_note_exports.show']
    }
    paymentExports: {
      show: typeof routes['admin.payment_exports.show']
    }
  }
  instructor: {
    login: typeof routes['instructor.login'] & {
      store: typeof routes['instructor.login.store']
    }
    logout: typeof routes['instructor.logout'] & {
      refused: typeof routes['instructor.logout.refused']
    }
    password: {
      edit: typeof routes['instructor.password.edit']
      update: typeof routes['instructor.password.update']
      forgot: typeof routes['instructor.password.forgot']
      ask: typeof routes['instructor.password.ask']
    }
    twoFactor: typeof routes['instructor.two_factor'] & {
      store: typeof routes['instructor.two_factor.store']
      recovery: typeof routes['instructor.two_factor.recovery']
      passkey: typeof routes['instructor.two_factor.passkey']
    }
    passkeyLogin: typeof routes['instructor.passkey_login']
    passkeyChallenge: typeof routes['instructor.passkey_challenge']
    confirm: typeof routes['instructor.confirm'] & {
      store: typeof routes['instructor.confirm.store']
      passkey: typeof routes['instructor.confirm.passkey']
    }
    proofChallenge: typeof routes['instructor.proof_challenge']
    lock: typeof routes['instructor.lock']
    locked: typeof routes['instructor.locked']
    unlock: typeof routes['instructor.unlock'] & {
      passkey: typeof routes['instructor.unlock.passkey']
    }
    email: {
      show: typeof routes['instructor.email.show']
      send: typeof routes['instructor.email.send']
      edit: typeof routes['instructor.email.edit']
      update: typeof routes['instructor.email.update']
    }
    register: typeof routes['instructor.register'] & {
      store: typeof routes['instructor.register.store']
    }
    profile: typeof routes['instructor.profile'] & {
      update: typeof routes['instructor.profile.update']
      photo: {
        show: typeof routes['instructor.profile.photo.show']
      }
      email: {
        update: typeof routes['instructor.profile.email.update']
        destroy: typeof routes['instructor.profile.email.destroy']
      }
      password: {
        update: typeof routes['instructor.profile.password.update']
      }
      exports: {
        store: typeof routes['instructor.profile.exports.store']
      }
      destroy: typeof routes['instructor.profile.destroy']
      sessions: {
        destroy: typeof routes['instructor.profile.sessions.destroy']
      }
      otherSessions: {
        destroy: typeof routes['instructor.profile.other_sessions.destroy']
      }
      preferences: {
        update: typeof routes['instructor.profile.preferences.update']
      }
      notifications: {
        update: typeof routes['instructor.profile.notifications.update']
      }
      twoFactorSetup: {
        store: typeof routes['instructor.profile.two_factor_setup.store']
        destroy: typeof routes['instructor.profile.two_factor_setup.destroy']
      }
      twoFactor: {
        store: typeof routes['instructor.profile.two_factor.store']
        destroy: typeof routes['instructor.profile.two_factor.destroy']
      }
      recoveryCodes: {
        store: typeof routes['instructor.profile.recovery_codes.store']
      }
      passkeys: {
        challenge: typeof routes['instructor.profile.passkeys.challenge']
        store: typeof routes['instructor.profile.passkeys.store']
        update: typeof routes['instructor.profile.passkeys.update']
        destroy: typeof routes['instructor.profile.passkeys.destroy']
      }
      calendarFeed: {
        store: typeof routes['instructor.profile.calendar_feed.store']
        destroy: typeof routes['instructor.profile.calendar_feed.destroy']
        address: {
          store: typeof routes['instructor.profile.calendar_feed.address.store']
        }
      }
    }
  }
  login: typeof routes['login'] & {
    store: typeof routes['login.store']
  }
  logout: typeof routes['logout'] & {
    refused: typeof routes['logout.refused']
  }
  password: {
    edit: typeof routes['password.edit']
    update: typeof routes['password.update']
    forgot: typeof routes['password.forgot']
    ask: typeof routes['password.ask']
  }
  twoFactor: typeof routes['two_factor'] & {
    store: typeof routes['two_factor.store']
    recovery: typeof routes['two_factor.recovery']
    passkey: typeof routes['two_factor.passkey']
  }
  passkeyLogin: typeof routes['passkey_login']
  passkeyChallenge: typeof routes['passkey_challenge']
  confirm: typeof routes['confirm'] & {
    store: typeof routes['confirm.store']
    passkey: typeof routes['confirm.passkey']
  }
  proofChallenge: typeof routes['proof_challenge']
  lock: typeof routes['lock']
  locked: typeof routes['locked']
  unlock: typeof routes['unlock'] & {
    passkey: typeof routes['unlock.passkey']
  }
  presence: {
    store: typeof routes['presence.store']
  }
  language: {
    update: typeof routes['language.update']
  }
  email: {
    show: typeof routes['email.show']
    send: typeof routes['email.send']
    edit: typeof routes['email.edit']
    update: typeof routes['email.update']
  }
  register: typeof routes['register'] & {
    store: typeof routes['register.store']
  }
  home: typeof routes['home']
  logo: typeof routes['logo']
  mailbox: typeof routes['mailbox'] & {
    attachment: typeof routes['mailbox.attachment']
  }
  calendar: typeof routes['calendar']
  calendarSessions: {
    index: typeof routes['calendar_sessions.index']
    show: typeof routes['calendar_sessions.show']
  }
  ownSessions: {
    show: typeof routes['own_sessions.show']
  }
  ownLessonNotes: {
    update: typeof routes['own_lesson_notes.update']
  }
  ownAttendanceMarks: {
    store: typeof routes['own_attendance_marks.store']
    index: typeof routes['own_attendance_marks.index']
  }
  rosterPhotos: {
    show: typeof routes['roster_photos.show']
  }
  deviceKey: {
    show: typeof routes['device_key.show']
  }
  checkIns: {
    show: typeof routes['check_ins.show']
    store: typeof routes['check_ins.store']
  }
  checkInCodes: {
    show: typeof routes['check_in_codes.show']
  }
  ownCheckIns: {
    show: typeof routes['own_check_ins.show']
    store: typeof routes['own_check_ins.store']
  }
  ownPickups: {
    store: typeof routes['own_pickups.store']
    destroy: typeof routes['own_pickups.destroy']
  }
  ownAbsences: {
    index: typeof routes['own_absences.index']
    store: typeof routes['own_absences.store']
    destroy: typeof routes['own_absences.destroy']
  }
  ownTouchedSessions: {
    index: typeof routes['own_touched_sessions.index']
  }
  ownAttendance: {
    show: typeof routes['own_attendance.show']
  }
  ownAbsenceOutcomes: {
    show: typeof routes['own_absence_outcomes.show']
  }
  ownAbsenceNotices: {
    store: typeof routes['own_absence_notices.store']
    destroy: typeof routes['own_absence_notices.destroy']
  }
  ownMakeUps: {
    choices: {
      index: typeof routes['own_make_ups.choices.index']
    }
    timeRequest: {
      store: typeof routes['own_make_ups.time_request.store']
    }
    wait: {
      store: typeof routes['own_make_ups.wait.store']
      destroy: typeof routes['own_make_ups.wait.destroy']
    }
    booking: {
      store: typeof routes['own_make_ups.booking.store']
      destroy: typeof routes['own_make_ups.booking.destroy']
    }
  }
  ownOffers: {
    show: typeof routes['own_offers.show']
  }
  ownOfferAnswers: {
    store: typeof routes['own_offer_answers.store']
  }
  ownAcceptanceUndos: {
    store: typeof routes['own_acceptance_undos.store']
  }
  profile: typeof routes['profile'] & {
    update: typeof routes['profile.update']
    photo: {
      show: typeof routes['profile.photo.show']
    }
    email: {
      update: typeof routes['profile.email.update']
      destroy: typeof routes['profile.email.destroy']
    }
    password: {
      update: typeof routes['profile.password.update']
    }
    exports: {
      store: typeof routes['profile.exports.store']
    }
    destroy: typeof routes['profile.destroy']
    sessions: {
      destroy: typeof routes['profile.sessions.destroy']
    }
    otherSessions: {
      destroy: typeof routes['profile.other_sessions.destroy']
    }
    preferences: {
      update: typeof routes['profile.preferences.update']
    }
    notifications: {
      update: typeof routes['profile.notifications.update']
    }
    twoFactorSetup: {
      store: typeof routes['profile.two_factor_setup.store']
      destroy: typeof routes['profile.two_factor_setup.destroy']
    }
    twoFactor: {
      store: typeof routes['profile.two_factor.store']
      destroy: typeof routes['profile.two_factor.destroy']
    }
    recoveryCodes: {
      store: typeof routes['profile.recovery_codes.store']
    }
    passkeys: {
      challenge: typeof routes['profile.passkeys.challenge']
      store: typeof routes['profile.passkeys.store']
      update: typeof routes['profile.passkeys.update']
      destroy: typeof routes['profile.passkeys.destroy']
    }
    calendarFeed: {
      store: typeof routes['profile.calendar_feed.store']
      destroy: typeof routes['profile.calendar_feed.destroy']
      address: {
        store: typeof routes['profile.calendar_feed.address.store']
      }
    }
  }
  calendarPrints: {
    show: typeof routes['calendar_prints.show']
  }
  calendarFeeds: {
    show: typeof routes['calendar_feeds.show']
  }
  calendarChanges: {
    index: typeof routes['calendar_changes.index']
  }
  ownPlaces: {
    index: typeof routes['own_places.index']
  }
  search: {
    multi: typeof routes['search.multi']
    index: typeof routes['search.index'] & {
      show: typeof routes['search.index.show']
    }
    health: typeof routes['search.health']
    bare: typeof routes['search.bare']
    unknown: typeof routes['search.unknown']
  }
  preview: {
    index: typeof routes['preview.index']
    components: typeof routes['preview.components']
    page: typeof routes['preview.page']
    auth: typeof routes['preview.auth']
    error: typeof routes['preview.error']
  }
  fallback: typeof routes['fallback']
}
