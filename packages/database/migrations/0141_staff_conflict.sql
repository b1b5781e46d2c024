-- Up Migration

/*
 * Whether a member of staff of the first group has a conflict of interest with people of the second:
 * it is the same group, or the two share something that staff have not cleared. Lists for staff leave
 * such rows out, so that the reader does not even learn of them.
 */
create function is_staff_conflict(staff_group integer, person_group integer) returns boolean
  language sql stable as
$$
  select staff_group = person_group or exists (
    select from group_link
    where group_a = least(staff_group, person_group)
      and group_b = greatest(staff_group, person_group)
      and cleared_at is null
  )
$$;
