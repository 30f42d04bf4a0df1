type PluralType = Intl.PluralRuleType;

/** In the order of Unicode. */
const order = ["zero", "one", "two", "few", "many", "other"] as const;

/**
 * The forms that a language has for numbers: in English `one` and `other`, in
 * Arabic all six. With `ordinal`, those for first, second, third.
 */
export function pluralForms(
  lang: string,
  type: PluralType = "cardinal",
): readonly Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(lang, { type });
  const { pluralCategories } = rules.resolvedOptions();
  return order.filter((name) => pluralCategories.includes(name));
}
