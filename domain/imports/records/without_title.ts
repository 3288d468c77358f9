const title =
  /^(?:(?:[أادم]|أ\.?\s?د|mr|mrs|ms|miss|dr|prof|eng)\.\s*|(?:mr|mrs|ms|miss|dr|prof|الأستاذة?|الاستاذة?|أستاذة?|الدكتورة?|دكتورة?|المهندسة?|المعلمة?)\s+)+/iu

/** A name without "أ.", "Dr" and the like before it; a name of nothing else stays. */
export const withoutTitle = (name: string) => name.trim().replace(title, '') || name
