import { useTranslations } from 'use-intl'
import { type General, generalFields } from '~/components/settings/general/general_data'
import { useGeneralValue } from '~/components/settings/general/use_general_value'
import profile from '~/components/profile/profile.module.css'

export function GeneralFacts({ general }: { general: General }) {
  const t = useTranslations('general.fields')
  const empty = useTranslations('ui.stale')('empty')
  const write = useGeneralValue()
  return (
    <dl className={`${profile.card} ${profile.facts}`}>
      {generalFields.map((name) =>
        name === 'photo' ? null : (
          <div key={name} className={profile.fact}>
            <dt>{t(name)}</dt>
            <dd dir="auto">{write(name, general[name]) || empty}</dd>
          </div>
        )
      )}
    </dl>
  )
}
