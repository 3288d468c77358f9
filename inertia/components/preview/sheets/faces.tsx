import {
  inArabicAlone,
  inBothScripts,
  longNamed,
  nameless,
} from '~/components/preview/sample/sample_people'
import { Specimen, State } from '~/components/preview/specimen'
import { urlFor } from '~/client'
import { Avatar } from '~/ui/avatar'
import { PersonCell } from '~/ui/record/person_cell'
import { StatusDot } from '~/ui/status_dot'
import { useTranslations } from 'use-intl'
import classes from '~/components/preview/preview.module.css'

const href = urlFor('preview.page', { name: 'record' })

/** The only picture every installation has. */
const PICTURE = '/favicon.svg'
/** An address where no picture is: initials are shown instead. */
const BROKEN = 'data:image/png;base64,none'

const sizes = [21, 32, 56, 96]

export function Faces() {
  const t = useTranslations('preview.sample')
  return (
    <>
      <Specimen of="Avatar">
        <State is="photo">
          <Avatar person={{ ...inBothScripts, photo: PICTURE }} size={56} />
        </State>
        <State is="empty">
          <Avatar person={{ ...inBothScripts, photo: null }} size={56} />
        </State>
        <State is="arabic">
          <Avatar person={{ ...inArabicAlone, photo: null }} size={56} />
        </State>
        <State is="broken">
          <Avatar person={{ ...inBothScripts, photo: BROKEN }} size={56} />
        </State>
        <State is="nameless">
          <Avatar person={{ ...nameless, photo: null }} size={56} />
        </State>
        <State is="sizes">
          <div className={classes.row}>
            {sizes.map((size) => (
              <Avatar key={size} person={{ ...inBothScripts, photo: null }} size={size} />
            ))}
          </div>
        </State>
      </Specimen>
      <Specimen of="PersonCell">
        <State is="filled">
          <PersonCell person={{ ...inBothScripts, photo: null }} href={href} />
        </State>
        <State is="photo">
          <PersonCell
            person={{ ...inArabicAlone, photo: PICTURE }}
            href={href}
            mark={
              <span className={classes.mark}>
                <StatusDot tone="info">{t('status')}</StatusDot>
              </span>
            }
          />
        </State>
        <State is="long">
          <PersonCell person={{ ...longNamed, photo: null }} href={href} />
        </State>
      </Specimen>
    </>
  )
}
