import { useTranslations } from 'use-intl'
import { childName } from '~/components/families/family_rows'
import { useFormat } from '~/hooks/use_format'
import { nameFields } from '#domain/shared/text/person_names'

export function useFamilyLabels(count: number): Record<string, string> {
  const t = useTranslations('families')
  const names = useTranslations('ui.names')
  const guardians = useTranslations('guardians')
  const students = useTranslations('students.fields')
  const { number } = useFormat()
  const guardian = guardians('fields.guardian')
  const nameLabels = nameFields.map((name) => [name, names(name)] as const)
  const ofGuardian = [
    ['id', guardian],
    ['confirm_duplicate', guardian],
    ...nameLabels.map(([name, label]) => [name, part(guardian, label)] as const),
    ['phone', guardians('fields.phone')],
    ['email', guardians('fields.email')],
    ['relation', guardians('fields.relation')],
  ] as const
  const ofChild = [
    ['confirm_duplicate', t('name')],
    ...nameLabels,
    ['birth_date', students('birth_date')],
    ['gender', students('gender')],
    ['group_id', t('group')],
  ] as const
  const labels = ofGuardian.map(([name, label]) => [`guardian_${name}`, label])
  for (let at = 0; at < count; at++) {
    const child = t('child', { number: number(at + 1) })
    labels.push(...ofChild.map(([name, label]) => [childName(at, name), part(child, label)]))
  }
  return Object.fromEntries(labels) as Record<string, string>

  function part(whole: string, label: string) {
    return t('part', { whole, label })
  }
}
