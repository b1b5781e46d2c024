-- Up Migration

/*
 * Field schemas are edited by whoever runs the site. A slip shall be refused where it is made, and
 * not show as a form that nobody can send.
 */
create function is_field_schema(fields jsonb) returns boolean
  language sql immutable strict parallel safe
  return jsonb_typeof(fields) = 'array'
    and not jsonb_path_exists(fields, '
      $[*] ? (!(
        @.name.type() == "string" && @.name like_regex "^[a-z][A-Za-z0-9]{0,39}$"
        && @.labels.en.type() == "string"
        && @.required.type() == "boolean"
        && @.maxLength.type() == "number" && @.maxLength >= 1 && @.maxLength <= 500
        && (@.type == "text" || @.type == "number" || @.type == "iban" || @.type == "phone"
          || @.type == "email" || (@.type == "select" && exists(@.options[*])))
        && (!exists(@.minLength) || (@.minLength.type() == "number" && @.minLength <= @.maxLength))
        && (!exists(@.pattern) || @.pattern.type() == "string")
        && (!exists(@.check) || @.check == "iban" || @.check == "luhn" || @.check == "clabe"
          || @.check == "cbu" || @.check == "cpf" || @.check == "pix" || @.check == "routing"
          || @.check == "rut" || @.check == "sort-code" || @.check == "bsb" || @.check == "ifsc")
        && (!exists(@.options) || (@.options.type() == "array" && !exists(@.options[*] ? (!(
          @.value.type() == "string" && @.labels.en.type() == "string")))))
      ))')
    and not exists (
      select from jsonb_array_elements(fields) as field where jsonb_typeof(field) <> 'object'
    )
    and jsonb_array_length(fields) =
      cardinality(array(select distinct field ->> 'name' from jsonb_array_elements(fields) as field));

alter table payment_method
  drop constraint payment_method__fields,
  add constraint payment_method__fields check (is_field_schema(fields));
