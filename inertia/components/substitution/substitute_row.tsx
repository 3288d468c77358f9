import { Button, Checkbox } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { mayTakeOver } from '~/components/substitution/by_freedom'
import { OfferStandingWord } from '~/components/substitution/offer_standing_word'
import type { SessionOffer, Substitute } from '~/components/substitution/types'
import { useReasons } from '~/components/substitution/use_reasons'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'
import rows from '~/ui/record/rows.module.css'
import classes from '~/components/substitution/substitution.module.css'

interface SubstituteRowProps {
  substitute: Substitute
  offer: SessionOffer | undefined
  isChosen: boolean
  can: boolean
  onChoose: (isChosen: boolean) => void
  onAssign: () => void
}

/** Somebody who could stand in, with what speaks for and against it. */
export function SubstituteRow(props: SubstituteRowProps) {
  const { substitute, offer, isChosen, can, onChoose, onAssign } = props
  const t = useTranslations('substitution')
  const name = useNames()(substitute.person).lead
  const { fits, against } = useReasons()(substitute)
  const isAble = mayTakeOver(substitute)
  return (
    <li data-substitute={substitute.id}>
      <div className={classes.chosen}>
        {can && (
          <Checkbox
            aria-label={t('choose_of', { name: isolate(name) })}
            checked={isChosen}
            disabled={!substitute.has_account || !isAble}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        )}
        <div>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <div className={`${classes.reasons} ${rows.quiet}`}>
            {fits.map((reason) => (
              <span key={reason}>{reason}</span>
            ))}
          </div>
          {against.map((reason) => (
            <div key={reason}>{reason}</div>
          ))}
          {!substitute.has_account && <div>{t('no_account')}</div>}
        </div>
      </div>
      <div className={classes.acts}>
        {offer && <OfferStandingWord standing={offer.standing} />}
        {can && isAble && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('assign_of', { name: isolate(name) })}
            onClick={onAssign}
          >
            {t('assign')}
          </Button>
        )}
      </div>
    </li>
  )
}
