import vine from '@vinejs/vine'
import { typedFigure } from '#domain/shared/text/digits'

/** A number in any digits, with either decimal point. */
export const numberField = () =>
  vine.number().parse((value) => {
    return typeof value === 'string' ? typedFigure(value).replace('٫', '.').trim() || null : value
  })

/** A whole number in any digits, both ends included. */
export const countField = (least: number, most: number) =>
  numberField().withoutDecimals().range([least, most])
