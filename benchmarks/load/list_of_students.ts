import { boys, girls, regions } from '#database/seeders/demo/data/names'

const given = [...boys, ...girls]
const { families, schools } = regions.SA
const born = Date.UTC(2008, 0, 1)
const day = 86_400_000

/** A list as an office sends it: nobody in it is one of the centre's, days of birth spread over ten years. */
export function listOf(count: number) {
  const line = (place: number) => {
    const name = (step: number) => given[(place * step + step) % given.length]![1]
    const date = new Date(born + ((place * 7919) % 3650) * day)
    const birth = `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`
    const family = families[(place * 13) % families.length]![1]
    const phone = `05${String(10_000_000 + place)}`
    const school = schools[place % schools.length]
    return `${name(7)} ${name(11)} ${place},${family},${phone},${birth},${7_000_000_000 + place},سعودي,${school}`
  }
  const headings = 'الاسم الأول,اسم العائلة,الجوال,تاريخ الميلاد,رقم الهوية,الجنسية,المدرسة'
  return [headings, ...Array.from({ length: count }, (_, place) => line(place))].join('\n')
}
