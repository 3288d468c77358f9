import { IconCheck } from '@tabler/icons-react'
import type { Choice } from '~/ui/form/fields/choice/choice_field'
import classes from '~/ui/form/fields/choice/choice_line.module.css'

interface ChoiceLineProps {
  choice: Pick<Choice, 'label' | 'mark' | 'free' | 'facts'>
  isChosen?: boolean
}

/** A choice of a list with what tells it from others beneath. */
export function ChoiceLine({ choice, isChosen = false }: ChoiceLineProps) {
  return (
    <div className={classes.line} data-marked={choice.mark ? true : undefined}>
      <div className={classes.head}>
        <span className={classes.label}>
          <bdi>{choice.label}</bdi>
        </span>
        {choice.mark && <span className={classes.mark}>{choice.mark}</span>}
        {!choice.mark && choice.free && <span className={classes.free}>{choice.free}</span>}
        {isChosen && <IconCheck size={16} aria-hidden />}
      </div>
      {choice.facts && (
        <div className={classes.facts}>
          {choice.facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </div>
      )}
    </div>
  )
}
