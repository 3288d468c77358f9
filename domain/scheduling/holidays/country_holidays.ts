import {
  type HolidayPreset,
  proposedHolidays,
  type When,
} from '#domain/scheduling/holidays/rules/proposed_holidays'

const preset = (
  key: string,
  [name_en, name_ar]: readonly [string, string],
  when: When,
  days = 1
): HolidayPreset => ({ key, name_en, name_ar, when, days })

const on = (month: number, day: number): When => ({ month, day })

const [muharram, rabiTheFirst, rajab, ramadan, shawwal, pilgrimage] = [1, 3, 7, 9, 10, 12]

const newYear = preset('new_year', ['New Year’s Day', 'رأس السنة الميلادية'], on(1, 1))
const labourDay = preset('labour_day', ['Labour Day', 'عيد العمال'], on(5, 1))
const christmas = preset('christmas', ['Christmas Day', 'عيد الميلاد المجيد'], on(12, 25))

const hijriNewYear = preset('hijri_new_year', ['Islamic New Year', 'رأس السنة الهجرية'], {
  hijri: [muharram, 1],
})
const israAndMiraj = preset('isra_and_miraj', ['Isra and Mi’raj', 'الإسراء والمعراج'], {
  hijri: [rajab, 27],
})
const mawlid = (days = 1) =>
  preset(
    'mawlid',
    ['The Prophet’s Birthday', 'المولد النبوي الشريف'],
    { hijri: [rabiTheFirst, 12] },
    days
  )
const ashura = (from: number, days = 1) =>
  preset('ashura', ['Ashura', 'عاشوراء'], { hijri: [muharram, from] }, days)

const fitr = (when: When, days: number) =>
  preset('eid_al_fitr', ['Eid al-Fitr', 'عيد الفطر'], when, days)
const firstOfShawwal: When = { hijri: [shawwal, 1] }

/** From the day of Arafat (9) or of the feast itself (10). */
const adha = (from: 9 | 10, days: number) =>
  preset('eid_al_adha', ['Eid al-Adha', 'عيد الأضحى'], { hijri: [pilgrimage, from] }, days)

/** The public holidays of a country, as its laws have them in 2026. */
export const countryHolidays = {
  SA: [
    preset('sa_founding_day', ['Founding Day', 'يوم التأسيس'], on(2, 22)),
    fitr({ hijri: [ramadan, 29], after: 1 }, 4),
    adha(9, 4),
    preset('sa_national_day', ['Saudi National Day', 'اليوم الوطني السعودي'], on(9, 23)),
  ],
  AE: [
    newYear,
    fitr(firstOfShawwal, 3),
    adha(9, 4),
    hijriNewYear,
    mawlid(),
    preset('ae_national_day', ['National Day (Eid Al Etihad)', 'عيد الاتحاد'], on(12, 2), 2),
  ],
  QA: [
    preset('qa_sport_day', ['National Sport Day', 'اليوم الرياضي للدولة'], {
      month: 2,
      weekday: 2,
      nth: 2,
    }),
    fitr(firstOfShawwal, 3),
    adha(9, 4),
    preset('qa_national_day', ['Qatar National Day', 'اليوم الوطني لدولة قطر'], on(12, 18)),
  ],
  KW: [
    newYear,
    israAndMiraj,
    preset('kw_national_day', ['National Day', 'العيد الوطني'], on(2, 25)),
    preset('kw_liberation_day', ['Liberation Day', 'يوم التحرير'], on(2, 26)),
    fitr(firstOfShawwal, 3),
    adha(9, 4),
    hijriNewYear,
    mawlid(),
  ],
  BH: [
    newYear,
    fitr(firstOfShawwal, 3),
    labourDay,
    adha(9, 4),
    hijriNewYear,
    ashura(9, 2),
    mawlid(),
    preset('bh_national_day', ['Bahrain National Day', 'العيد الوطني المجيد'], on(12, 16), 2),
  ],
  OM: [
    preset('om_accession_day', ['Accession Day', 'يوم تولي السلطان مقاليد الحكم'], on(1, 11)),
    israAndMiraj,
    fitr({ hijri: [ramadan, 29], until: [shawwal, 3] }, 1),
    adha(9, 4),
    hijriNewYear,
    mawlid(),
    preset('om_national_day', ['Oman National Day', 'اليوم الوطني العُماني'], on(11, 20), 2),
  ],
  EG: [
    preset('coptic_christmas', ['Coptic Christmas', 'عيد الميلاد المجيد'], on(1, 7)),
    preset(
      'eg_january_revolution',
      ['25 January Revolution and Police Day', 'ثورة 25 يناير وعيد الشرطة'],
      on(1, 25)
    ),
    fitr(firstOfShawwal, 3),
    preset('sham_el_nessim', ['Sham el-Nessim', 'شم النسيم'], { afterEasternEaster: 1 }),
    preset('eg_sinai_liberation', ['Sinai Liberation Day', 'عيد تحرير سيناء'], on(4, 25)),
    labourDay,
    adha(9, 4),
    preset('eg_june_revolution', ['30 June Revolution', 'ثورة 30 يونيو'], on(6, 30)),
    hijriNewYear,
    preset('eg_july_revolution', ['23 July Revolution', 'ثورة 23 يوليو'], on(7, 23)),
    mawlid(),
    preset('eg_armed_forces_day', ['Armed Forces Day', 'عيد القوات المسلحة'], on(10, 6)),
  ],
  JO: [
    newYear,
    fitr(firstOfShawwal, 3),
    labourDay,
    preset('jo_independence_day', ['Independence Day', 'عيد الاستقلال'], on(5, 25)),
    adha(9, 5),
    hijriNewYear,
    mawlid(),
    christmas,
  ],
  IQ: [
    newYear,
    preset('iq_army_day', ['Army Day', 'عيد الجيش العراقي'], on(1, 6)),
    preset(
      'iq_remembrance_day',
      ['Remembrance of Halabja and Anfal', 'ذكرى حلبجة والأنفال'],
      on(3, 16)
    ),
    preset('nowruz', ['Nowruz', 'عيد نوروز'], on(3, 21)),
    fitr(firstOfShawwal, 3),
    labourDay,
    adha(10, 4),
    preset('iq_ghadir', ['Eid al-Ghadir', 'عيد الغدير'], { hijri: [pilgrimage, 18] }),
    hijriNewYear,
    ashura(10),
    preset('iq_republic_day', ['Republic Day', 'عيد الجمهورية'], on(7, 14)),
    mawlid(),
  ],
  MA: [
    newYear,
    preset(
      'ma_independence_manifesto',
      ['Independence Manifesto Day', 'ذكرى تقديم وثيقة الاستقلال'],
      on(1, 11)
    ),
    preset('ma_amazigh_new_year', ['Amazigh New Year', 'رأس السنة الأمازيغية'], on(1, 14)),
    fitr(firstOfShawwal, 2),
    labourDay,
    adha(10, 2),
    hijriNewYear,
    preset('ma_throne_day', ['Throne Day', 'عيد العرش'], on(7, 30)),
    preset('ma_oued_ed_dahab', ['Oued Ed-Dahab Day', 'ذكرى استرجاع وادي الذهب'], on(8, 14)),
    preset(
      'ma_revolution_day',
      ['Revolution of the King and the People', 'ثورة الملك والشعب'],
      on(8, 20)
    ),
    preset('ma_youth_day', ['Youth Day', 'عيد الشباب'], on(8, 21)),
    mawlid(2),
    preset('ma_unity_day', ['Unity Day', 'عيد الوحدة'], on(10, 31)),
    preset('ma_green_march', ['Green March Day', 'ذكرى المسيرة الخضراء'], on(11, 6)),
    preset('ma_independence_day', ['Independence Day', 'عيد الاستقلال'], on(11, 18)),
  ],
  TN: [
    newYear,
    preset('tn_independence_day', ['Independence Day', 'عيد الاستقلال'], on(3, 20)),
    fitr(firstOfShawwal, 2),
    preset('tn_martyrs_day', ['Martyrs’ Day', 'عيد الشهداء'], on(4, 9)),
    labourDay,
    adha(10, 2),
    hijriNewYear,
    preset('tn_republic_day', ['Republic Day', 'عيد الجمهورية'], on(7, 25)),
    preset('tn_womens_day', ['Women’s Day', 'عيد المرأة'], on(8, 13)),
    mawlid(),
    preset('tn_evacuation_day', ['Evacuation Day', 'عيد الجلاء'], on(10, 15)),
    preset('tn_revolution_day', ['Revolution Day', 'عيد الثورة'], on(12, 17)),
  ],
  DZ: [
    newYear,
    preset('dz_amazigh_new_year', ['Amazigh New Year', 'رأس السنة الأمازيغية'], on(1, 12)),
    fitr(firstOfShawwal, 3),
    labourDay,
    adha(10, 3),
    hijriNewYear,
    ashura(10),
    preset('dz_independence_day', ['Independence Day', 'عيد الاستقلال'], on(7, 5)),
    mawlid(),
    preset('dz_revolution_day', ['Revolution Day', 'عيد الثورة'], on(11, 1)),
  ],
} as const satisfies Record<string, readonly HolidayPreset[]>

export type PresetCountry = keyof typeof countryHolidays

export const presetCountries = Object.keys(countryHolidays) as PresetCountry[]

export const isPresetCountry = (country: string): country is PresetCountry =>
  Object.hasOwn(countryHolidays, country)

/** What a centre of the country may take over for a year, once a person has confirmed it. */
export const proposalsFor = (country: PresetCountry, year: number) =>
  proposedHolidays(countryHolidays[country], year)
