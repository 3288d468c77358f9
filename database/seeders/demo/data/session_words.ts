import type { Weekday } from '#domain/shared/time/weekday'

/** Why a class session is called off, by whom. */
export const callingOff = {
  centre: ['انقطاع التيار الكهربائي', 'صيانة طارئة في المبنى', 'اختبارات المدرسة'],
  instructor: ['عذر صحي للمدرّس', 'ظرف طارئ لدى المدرّس'],
  student: ['سفر العائلة', 'موعد لدى الطبيب'],
  weather: ['سوء الأحوال الجوية'],
} as const

/** When lessons begin and are over, every half hour, in minutes: after school, and on Saturday mornings. */
export const lessonHours = {
  afternoon: { weekdays: [7, 1, 2, 3, 4] satisfies Weekday[], from: 15.5 * 60, until: 21 * 60 },
  morning: { weekdays: [6] satisfies Weekday[], from: 9 * 60, until: 13 * 60 },
}

export const labSubjects = ['SCI', 'PHYS', 'CHEM', 'BIO', 'PROG', 'ROBO']
