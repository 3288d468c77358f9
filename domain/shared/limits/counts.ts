/** The least and the most, for forms and imported files alike. */
export const counts = {
  seats: [1, 10_000],
  /** In years. */
  age: [0, 120],
  classSessions: [1, 1000],
  /** In weeks or months, from one time of a series to the next. */
  repeatedEvery: [1, 52],
  /** A dated timing moves or shortens class sessions by at most half a day. */
  minutesOfTiming: [0, 12 * 60],
  minutesOfClassSession: [5, 24 * 60],
  /** That somebody came late by, or left early by. */
  minutesOfMark: [1, 24 * 60],
  /** How long a mark may have waited on a device. */
  secondsOfWaiting: [0, 30 * 86_400],
  daysOfHoliday: [1, 366],
  /** Of one notice of a family, which holds for the sessions that follow, too: for longer they talk to the centre. */
  daysOfOwnAbsence: [1, 31],
  childrenOfOwnAbsence: [1, 20],
  sessionsOfOwnAbsence: [1, 200],
  /** From the first of an instructor's absences that repeat to the last. */
  daysOfWeeklyAbsence: [1, 366],
  /** Beyond eight weeks nobody looks for a time. */
  daysOfSlotSearch: [1, 56],
  /** Shown at once: a month with the weeks it begins and ends in, and some more. */
  daysOfCalendar: [1, 62],
  /** Of instructors, added up: a year. */
  daysOfHours: [1, 366],
  /** That are billed at once: a year. */
  daysOfBilling: [1, 366],
  /** Beyond the capacity of a group, for those who make a session up. */
  makeUpSeats: [0, 1000],
  packageDays: [1, 3650],
  positions: [1, 999],
  packageLines: [1, 50],
  bonusUnits: [0, 1000],
  packagesOfStudent: [1, 1000],
  weeklyHours: [1, 7 * 24],
  /** Before a class session: two weeks. */
  hoursOfNotice: [0, 336],
  wholePercent: [0, 100],
  freeLateCancels: [0, 100],
  makeUps: [0, 100],
  daysOfMakeUp: [1, 730],
  /** After a class session its attendance is open to correction. */
  daysOfCorrection: [0, 365],
  /** Before a class session, that students may check in by themselves: never before anybody may be marked. */
  minutesOfCheckIn: [5, 30],
  /** After its beginning, that still count as on time. */
  minutesOfGrace: [0, 60],
  /** Between a mark of absence and the letter to guardians. */
  alertMinutes: [0, 240],
  /** Before a group starts. */
  smallGroupDays: [0, 90],
} as const

/** How many may be named at once, by one form. */
export const mostAtOnce = {
  /** Rows of a list, beside "all that match". */
  chosen: 1000,
  creditedLines: 1000,
  /** Methods by which one payment is made. */
  paymentParts: 10,
  /** Invoices that are printed as one file, or e-mailed. */
  papers: 100,
  /** More than that no session should carry: no way back is offered. */
  undone: 1000,
  promoted: 500,
  /** More students would hold their group for too long. */
  enrolled: 500,
  /** Sent at once, of one class session. */
  marks: 500,
  children: 10,
  householdMembers: 200,
  /** People besides the guardians who may pick one student up. */
  pickupPeople: 20,
  assistants: 20,
  /** Instructors to whom one class session is offered. */
  offers: 50,
  /** A form about 500 students and more confirms three for each at most. */
  warningTokens: 3000,
  roles: 50,
  /** That an administrator is limited to. */
  branches: 100,
  windowsOfWeek: 70,
  /** Usual times of a group. */
  slotsOfWeek: 35,
  proposedHolidays: 50,
  /** Of one series of class sessions. */
  daysLeftOut: 366,
  /** Subjects, levels or branches an instructor is told to teach. */
  taught: 100,
  languages: 20,
  /** Things in a room. */
  equipment: 30,
  /** Proposed with every enrolment, or once. */
  feesOfCourse: 20,
  documentLines: 500,
  /** Each draft is a transaction of its own. */
  drafts: 500,
} as const

export const percentage = { most: 100, places: 2 } as const

/** In minutes. No timing makes a class session shorter; one that is shorter anyway stays as long. */
export const shortestByTiming = 15
